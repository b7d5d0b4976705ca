import {HEADING_IDS} from './labels.mjs';

/**
 * Gives every heading an explicit ASCII id. A member's heading is its name in lower case, which is also what TypeDoc's
 * own links point to; a heading below it (`参数`, `返回`…) carries the member's name in front.
 */
export function giveHeadingsIds(markdown) {
  const above = [];
  const taken = new Set();
  return mapProse(markdown, (line) => {
    const match = /^(#{2,6}) (.+)$/.exec(line);
    if (!match) return line;
    const [, marks, text] = match;
    above.length = Math.min(above.length, marks.length - 2);
    const isLabel = Object.hasOwn(HEADING_IDS, text);
    // The constructor's entry has the same heading as the group that it is in.
    const own = text === '构造函数' && marks.length === 3 ? 'constructor' : isLabel ? HEADING_IDS[text] : asId(text);
    if (!/^[a-z0-9-]+$/.test(own)) throw new Error(`The heading「${text}」has no ASCII id: add it to labels.mjs`);
    const member = above.findLast((entry) => entry?.isMember);
    const id = isLabel && own !== 'constructor' && member ? `${member.id}-${own}` : own;
    if (taken.has(id)) throw new Error(`Two headings would have the id "${id}"`);
    taken.add(id);
    above[marks.length - 2] = {id, isMember: !isLabel || own === 'constructor'};
    return `${marks} ${text} {/* #${id} */}`;
  });
}

/** Applies `change` to each line that is not inside a code block. */
export function mapProse(markdown, change) {
  let isCode = false;
  return markdown
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) {
        isCode = !isCode;
        return line;
      }
      return isCode ? line : change(line);
    })
    .join('\n');
}

const asId = (text) =>
  text
    .replace(/[\\`?()]/g, '')
    .replace(/<.*$/, '')
    .toLowerCase()
    .replaceAll('.', '-');
