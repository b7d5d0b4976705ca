import {mapProse} from './headings.mjs';

const MDN = 'https://developer.mozilla.org/docs/Web';

/** Types that others document. */
const FOREIGN = {
  AbortSignal: `${MDN}/API/AbortSignal`,
  ArrayBuffer: `${MDN}/JavaScript/Reference/Global_Objects/ArrayBuffer`,
  Request: `${MDN}/API/Request`,
  RTCConfiguration: `${MDN}/API/RTCPeerConnection/RTCPeerConnection#parameters`,
  FragmentLoaderConstructor: 'https://hlsjs.video-dev.org/api-docs/hls.js.fragmentloaderconstructor',
  Hls: 'https://hlsjs.video-dev.org/api-docs/hls.js.hls',
  PlaylistLoaderConstructor: 'https://hlsjs.video-dev.org/api-docs/hls.js.playlistloaderconstructor',
  Player: 'https://shaka-project.github.io/shaka-player/docs/api/shaka.Player.html',
};

const NAME = /(?<![\w"-])[A-Z]\w+/g;

/** Makes each name of a type in signatures, tables and results lead to its description; TypeDoc links none inside a code block. */
export function linkNames(pages, packageName) {
  const homes = {...FOREIGN, ...homesOf(pages, packageName)};
  return new Map(
    [...pages].map(([path, text]) => [path, linkPage(text, homes, `/api/${packageName}/${path.replace(/(?:\/index)?\.mdx$/, '')}`)]),
  );
}

/** Every exported type: on a page of its own, or under a heading in the page of its module. */
function homesOf(pages, packageName) {
  const homes = {};
  for (const [path, text] of pages) {
    const [, own] = /\/(\w+)\.mdx$/.exec(path) ?? [];
    if (own && own !== 'index') homes[own] = `/api/${packageName}/${path.replace('.mdx', '')}`;
    const module = /^(\w+)\/index\.mdx$/.exec(path)?.[1];
    if (module)
      for (const [, name, id] of text.matchAll(/^### ([A-Z]\w+) \{\/\* #(\S+) \*\/\}$/gm))
        homes[name] = `/api/${packageName}/${module}#${id}`;
  }
  return homes;
}

function linkPage(text, homes, route) {
  const linked = mapProse(text, (line) =>
    line.startsWith('|') || /^(?:`[^`]+`|<code>.*<\/code>)$/.test(line) ? linkLine(line, homes, route) : line,
  );
  let isExample = false;
  return linked.replace(/^#{2,6} (.+?) \{\/\*.*$|^```ts\n([^]*?)^```$/gm, (found, heading, code) => {
    if (heading !== undefined) isExample = heading === '示例';
    if (code === undefined || isExample || code.startsWith('import ')) return found;
    const declared = /^type (\w+)/.exec(code)?.[1];
    const links = namesIn(code, homes, route)
      .filter((name) => name !== declared)
      .map((name) => `${name}=${homes[name]}`);
    return links.length === 0 ? found : found.replace('```ts', `\`\`\`ts links=${links.join(',')}`);
  });
}

const namesIn = (text, homes, route) => [...new Set(text.match(NAME) ?? [])].filter((name) => homes[name] && homes[name] !== route);

/** Markdown has no links inside code, but HTML has. */
const linkLine = (line, homes, route) =>
  // A name that is a link already is taken whole, or its closing mark would open the next one.
  line.replace(/\[`[^`]+`\]|`([^`]+)`|<code>(.*?)<\/code>/g, (found, code, html) => {
    if (found.startsWith('[')) return found;
    const text = html ?? code.replace(/(?<!\\)[<>{}[\]*_]/g, '\\$&');
    const linked = text.replace(/\[[^\]]*\]\([^)]*\)|(?<![\w"-])[A-Z]\w+/g, (name) =>
      homes[name] && homes[name] !== route ? `[${name}](${homes[name]})` : name,
    );
    return linked === text ? found : `<code>${linked}</code>`;
  });
