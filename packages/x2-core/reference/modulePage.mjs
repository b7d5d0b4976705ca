import {hasOwnPage} from './foldSmallTypes.mjs';
import {giveHeadingsIds} from './headings.mjs';
import {tableOfEntries} from './markdown.mjs';
import {frontMatter} from './refinePage.mjs';
import {bySubject} from './subjects.mjs';

/** As many names as a line of code has room for. */
const MOST = 3;

/** What can be imported and used as it is. */
const VALUES = ['类', '函数', '变量'];
/** Kinds of exports, what is called before what only describes it. */
const KINDS = [...VALUES, '接口', '类型别名', '也从这里导出'];

/**
 * A module's page: its comment, then each export with the first sentence of its own page. The module of the engine exports too many to be
 * read by kind: there they stand by subject, and those without a page of their own follow.
 */
export function modulePage(markdown, {slug, label, specifier, first, summaryOf}) {
  const [head, ...groups] = markdown
    .replace(/^# .+\n+/, '')
    .replace(/^### .+\n\n重新导出 (\[.+?\]\(.+?\))(\n\n\*\*\*\n)?\n?/gm, '- $1\n')
    .replace('## 参考', '## 也从这里导出')
    .split(/^(?=## )/m);
  const kinds = groups.map((group) => ({kind: /^## (.+)$/m.exec(group)[1], exports: exportsIn(group, summaryOf)}));
  kinds.sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
  const values = kinds
    .filter(({kind}) => VALUES.includes(kind))
    .flatMap(({exports}) => exports.map(({name}) => name))
    .sort((one, other) => Number(other === first) - Number(one === first));
  const [lead, ...more] = head.trim().split('\n\n');
  const comment = head.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/\s*\n\s*/g, '');
  // Without a slug, the address of a page named `index` would end in a slash.
  const fields = {
    slug,
    title: `模块 ${specifier}`,
    sidebar_label: label,
    sidebar_position: 0,
    description: `从 ${specifier} 导入的全部内容。${comment.trim()}`,
  };
  const parts = [
    frontMatter(fields).trim(),
    lead,
    `\`\`\`ts\nimport {${values.slice(0, MOST).join(', ')}} from '${specifier}';\n\`\`\``,
    ...more,
    ...(values.includes(first) ? subjectsOf(kinds.flatMap(({exports}) => exports)) : kinds.map(listOf)),
  ];
  return `${parts.join('\n\n')}\n`;
}

const exportsIn = (group, summaryOf) =>
  [...group.matchAll(/^- \[(.+?)\]\((.+?)\)$/gm)].map(([, name, link]) => ({name, link, summary: summaryOf(link)}));

const listOf = ({kind, exports}) => giveHeadingsIds(`## ${kind}\n\n${exports.map(itemOf).join('\n')}`);
const itemOf = ({name, link, summary}) => `- [${name}](${link})：${summary}`;

/** `foldSmallTypes` puts the description of each small type in the place of its line in the last list. */
function subjectsOf(exported) {
  const subjects = bySubject(exported);
  const small = subjects.flatMap(({exports}) => exports).filter(({name, link}) => link.startsWith('type-aliases/') && !hasOwnPage(name));
  return [
    ...subjects.map(({title, id, exports}) => {
      const rows = exports.map(({name, link, summary}) => [`[\`${name}\`](${link})`, `${summary}。`]);
      return `## ${title} {/* #${id} */}\n\n${tableOfEntries(['名字', '说明'], rows)}`;
    }),
    `## 类型明细 {/* #types */}\n\n${small.map(itemOf).join('\n')}`,
  ];
}
