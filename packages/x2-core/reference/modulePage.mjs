import {giveHeadingsIds} from './headings.mjs';
import {frontMatter} from './refinePage.mjs';

/** A module's page: its comment, then each export with the first sentence of its own page. */
export function modulePage(markdown, {slug, specifier, first, summaryOf}) {
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
  return `${frontMatter(fields)}\n\`\`\`ts\nimport {…} from '${specifier}';\n\`\`\`\n\n${giveHeadingsIds(body)}`;
}
