import {giveHeadingsIds} from './headings.mjs';
import {frontMatter} from './refinePage.mjs';

/** As many names as a line of code has room for. */
const MOST = 3;

/** What a module exports besides types: what can be imported, and used, as it is. */
const valuesOf = (markdown) =>
  markdown
    .split(/^## /m)
    .filter((section) => /^(类|变量|函数)\n/.test(section))
    .flatMap((section) => [...section.matchAll(/^- \[(\w+)\]/gm)].map(([, name]) => name));

/** A module's page: its comment, then each export with the first sentence of its own page. */
export function modulePage(markdown, {slug, specifier, first, summaryOf}) {
  const names = valuesOf(markdown).sort((a, b) => Number(b === first) - Number(a === first));
  const body = markdown
    .replace(/^# .+\n+/, '')
    .replace(/^### .+\n\n重新导出 (\[.+?\]\(.+?\))(\n\n\*\*\*\n)?\n?/gm, '- $1\n')
    .replace('## 参考', '## 也从这里导出')
    .replace(new RegExp(`((?:^- .+\\n)*?)(^- \\[${first}\\].+\\n)`, 'm'), '$2$1')
    .replace(/^- \[(.+?)\]\((.+?)\)$/gm, (_item, name, link) => `- [${name}](${link})：${summaryOf(link)}`);
  const comment = body
    .split(/^## /m)[0]
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\s*\n\s*/g, '')
    .trim();
  // Without a slug, the address of a page named `index` would end in a slash.
  const fields = {
    slug,
    title: `模块 ${specifier}`,
    sidebar_label: '导出一览',
    sidebar_position: 0,
    description: `从 ${specifier} 导入的全部内容。${comment}`,
  };
  return `${frontMatter(fields)}\n\`\`\`ts\nimport {${names.slice(0, MOST).join(', ')}} from '${specifier}';\n\`\`\`\n\n${giveHeadingsIds(body)}`;
}
