import {tableOfEntries} from './markdown.mjs';

const GROUP = /^#### (?:属性|类型声明) \{\/\* #(\S+) \*\/\}\n\n/;
const MEMBER = /^##### \S+ \{\/\* #(\S+) \*\/\}\n\n```ts\n(readonly )?(\w+\??): (.+);\n```\n\n(.+)\s*$/;

/**
 * In a small type, members that take a line each become the rows of one table, which is read at a glance; their ids stay. The declaration
 * says nothing more than that the type has members: it goes.
 */
export function tabulateMembers(markdown) {
  const parts = markdown.split(/^(?=#### )/m);
  const tabulated = parts.map((part) => tableOf(part) ?? part);
  const hasTable = tabulated.some((part, index) => part !== parts[index]);
  return hasTable ? tabulated.join('').replace(/^```ts\ntype \w+ = object;\n```\n+/, '') : markdown;
}

function tableOf(part) {
  const [head, id] = GROUP.exec(part) ?? [];
  if (!head) return undefined;
  const members = part
    .slice(head.length)
    .split(/^(?=##### )/m)
    .map((member) => MEMBER.exec(member));
  if (members.includes(null)) return undefined;
  const areReadonly = members.every(([, , readonly]) => readonly);
  const rows = members.map(([, own, readonly, name, type, text]) => [
    `<span id="${own}">\`${readonly && !areReadonly ? 'readonly ' : ''}${name}\`</span>`,
    `\`${inCell(type)}\``,
    inCell(text),
  ]);
  const title = areReadonly ? '属性（只读）' : '属性';
  return `${tableOfEntries([`<span id="${id}">${title}</span>`, '类型', '说明'], rows)}\n\n`;
}

const inCell = (text) => text.replaceAll('|', '\\|');
