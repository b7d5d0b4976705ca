/** A table of Markdown; what stands in a cell is escaped by who writes it. */
export const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A table that only leads to what stands elsewhere: search finds that. */
export const tableOfPlaces = (head, rows) => `<div data-search-ignore="">\n\n${table(head, rows)}\n\n</div>`;

/** Up to its first full stop, as one line. */
export const firstSentence = (paragraph) => `${paragraph.replaceAll('\n', '').trim().split('。')[0]}。`;
