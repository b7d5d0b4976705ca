import {posix} from 'node:path';
import {tabulateMembers} from './membersTable.mjs';

const {dirname, join, relative} = posix;

/**
 * What has its own page besides classes and interfaces, because readers look it up by name: configuration, events, figures,
 * tables. Every page costs each reader of the site some bytes of route table, and a type of three lines is read faster in place.
 */
const OWN_PAGES = new Set([
  'HlsJsP2PEngineConfig',
  'PartialHlsJsP2PEngineConfig',
  'DynamicHlsJsP2PEngineConfig',
  'HlsWithP2PConfig',
  'HlsWithP2PInstance',
  'ShakaP2PEngineConfig',
  'PartialShakaEngineConfig',
  'DynamicShakaP2PEngineConfig',
  'StreamConfig',
  'CommonCoreConfig',
  'CoreEventMap',
  'EngineStats',
  'options',
  'errorCatalog',
]);

/** Whether a type alias, a value or a function has a page of its own. */
export const hasOwnPage = (name) => OWN_PAGES.has(name);

/** Moves the pages of small types, values and functions into the page of their module, and updates every link to them. */
export function foldSmallTypes(pages) {
  const homes = new Map();
  for (const path of pages.keys()) {
    const [, module, name] = /^(\w+)\/(?:type-aliases|variables|functions)\/(\w+)\.mdx$/.exec(path) ?? [];
    if (name && !hasOwnPage(name)) homes.set(path, {host: `${module}/index.mdx`, id: name.toLowerCase(), name});
  }
  const folded = new Map();
  for (const [path, text] of pages) {
    if (homes.has(path)) continue;
    folded.set(path, relink(path.endsWith('/index.mdx') ? moveIn(text, path, pages, homes) : text, path, homes));
  }
  return folded;
}

/** Within a group of a module's page, the types that have pages stay a list; the others follow it, each under its heading. */
function moveIn(text, path, pages, homes) {
  return text
    .split(/^(?=## )/m)
    .map((group) => {
      const sections = [];
      const rest = group.replace(/^- \[.+?\]\((.+?)\)：.+\n?/gm, (item, link) => {
        const page = join(dirname(path), link);
        const home = homes.get(page);
        if (home?.host !== path) return item;
        sections.push(section(relink(pages.get(page), page, homes, home), home));
        return '';
      });
      return sections.length === 0 ? group : `${rest.trimEnd()}\n\n${sections.join('\n\n')}\n\n`;
    })
    .join('');
}

const section = (text, {id, name}) => {
  const body = text
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^(#{2,4}) (.+) \{\/\* #(\S+) \*\/\}$/gm, (_, marks, title, own) => `##${marks} ${title} {/* #${id}-${own} */}`);
  return `### ${name} {/* #${id} */}\n\n${tabulateMembers(body.trim())}`.replace(/ & object;$/m, ' & {…};').trim();
};

/** Points the links of a page, or of one that moves into its module's page, to where their targets are now. */
function relink(text, path, homes, own) {
  const host = own?.host ?? path;
  return text.replace(/\]\(([^)#\s]+\.mdx)?(#[^)\s]+)?\)/g, (link, target, hash = '') => {
    if (!target) return own && hash ? `](#${own.id}-${hash.slice(1)})` : link;
    const page = join(dirname(path), target);
    const home = homes.get(page);
    const to = home?.host ?? page;
    const anchor = home ? `#${hash ? `${home.id}-${hash.slice(1)}` : home.id}` : hash;
    return to === host && anchor ? `](${anchor})` : `](${relative(dirname(host), to)}${anchor})`;
  });
}
