import {firstSentence, tableOfEntries} from './markdown.mjs';

/** With fewer members, the page itself is seen at a glance. */
const FEWEST = 4;

/**
 * The order in which a page of its own is read: what it is, how it is had and used, all its members at a glance; only then the rest of its
 * description, and every member in full.
 */
export function arrangePage(page, specifier) {
  const [, frontMatter, name, body] = /^(---\n.*?^sidebar_label: "(\w+)"\n.*?^---\n)\n?(.*)$/ms.exec(page);
  const [head, ...sections] = body.split(/^(?=## )/m);
  const [, declaration = '', description] = /^\s*(```ts.*?^```\n)?(.*)$/ms.exec(head);
  const [lead, ...rest] = description.trim().split('\n\n');
  const example = sections.find((section) => section.startsWith('## 示例 ')) ?? '';
  const members = sections.filter((section) => section !== example);
  const overview = overviewOf(members.join(''));
  const more = rest.join('\n\n');
  const parts = [
    lead,
    example ? '' : importOf(name, declaration, specifier),
    shapeOf(declaration),
    ...(example ? [example, overview, more && `## 说明 {/* #remarks */}\n\n${more}`] : [more, overview]),
    ...members,
  ];
  return `${frontMatter}\n${parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')}\n`;
}

const importOf = (name, declaration, specifier) =>
  `\`\`\`ts\nimport ${/^const /m.test(declaration) ? '' : 'type '}{${name}} from '${specifier}';\n\`\`\``;

/** A declaration that only says `object` is left to the members. */
const shapeOf = (declaration) =>
  /^(?:type \w+ =|const \w+:) object;$/m.test(declaration) ? '' : declaration.replace(/ & object;$/m, ' & {…};');

/** All members of a page in a table, each with its first sentence, and its default where any has one. */
function overviewOf(markdown) {
  const members = markdown
    .split(/^(?=## |### )/m)
    .map((part) => /^### (.+?) \{\/\* #(\S+) \*\/\}\n([^]*)$/.exec(part))
    .filter(Boolean)
    .map(([, name, id, text]) => ({
      link: `[\`${name}\`](#${id})`,
      fallback: /^#### 默认值 .+\n\n(.+)$/m.exec(text)?.[1],
      sentence: firstSentence(proseOf(text)),
    }));
  if (members.length < FEWEST) return '';
  const haveDefaults = members.some(({fallback}) => fallback);
  const rows = members.map(({link, fallback = '', sentence}) => (haveDefaults ? [link, fallback, sentence] : [link, sentence]));
  return `## 一览 {/* #overview */}\n\n${tableOfEntries(haveDefaults ? ['名字', '默认值', '说明'] : ['名字', '说明'], rows)}`;
}

/** The first paragraph that describes a member: neither its declaration nor the link to the test bench. */
const proseOf = (text) =>
  text
    .replace(/^```[^]*?^```$/gm, '')
    .split('\n\n')
    .map((paragraph) => paragraph.trim())
    .find((paragraph) => paragraph && !/^\[[^\]]*\]\(\/api\/test[^)]*\)$/.test(paragraph)) ?? '';
