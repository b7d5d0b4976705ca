/** A table of Markdown; what stands in a cell is escaped by who writes it. */
export const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * A table of names, each with what it is. On a phone an entry is a block (`site/src/css/reference.css`). Search finds what a name stands
 * for, not its line here.
 */
export const tableOfEntries = (head, rows) => `<div className="entries" data-search-ignore="">\n\n${table(head, rows)}\n\n</div>`;

/** Up to its first full stop, as one line. */
export const firstSentence = (paragraph) => `${paragraph.replaceAll('\n', '').trim().split('。')[0]}。`;
