import {remarkExample} from '@x2p2p/site/remark/remarkExample';
import {remarkInstall} from '@x2p2p/site/remark/remarkInstall';

/**
 * The text of an `AGENTS.md`, from its template in `site/agents/`: samples and commands are filled in as they are in pages, parts that several
 * packages share are put in, and comments go.
 */
export function agentsGuide(template: string, version: string, part: (name: string) => string): string {
  const [, title, body] = /^---\ntitle: (.+)\n---\n\n(.*)$/s.exec(template) ?? [];
  if (!title || !body) throw new Error('A template of AGENTS.md begins with its title in front matter.');
  const whole = body
    .replace(/\{\/\* include (\S+) \*\/\}\n/g, (_, name: string) => part(name))
    .replace(/ ?\{\/\*.*?\*\/\}/g, '')
    .replace(/^```(\w+) (.+)\n```$/gm, (_, lang: string, meta: string) => block(lang, meta));
  return `# ${title}\n\n${whole}`.replaceAll('{version}', version);
}

/** A code block that is filled by the same plugins as those of pages. */
function block(lang: string, meta: string): string {
  const code = {type: 'code', lang, meta, value: ''};
  const page = {type: 'root', children: [code]};
  for (const fill of [remarkExample(), remarkInstall()]) fill(page, {fail});
  return `\`\`\`${[code.lang, code.meta].filter(Boolean).join(' ')}\n${code.value}\n\`\`\``;
}

function fail(reason: string): never {
  throw new Error(reason);
}
