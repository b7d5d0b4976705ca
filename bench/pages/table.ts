export type Cell = string | number;

/** Rows under a head, in columns; a number that could not be measured is a dash. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[], digits = 0): string {
  const print = (cell: Cell) => (typeof cell === 'string' ? cell : Number.isNaN(cell) ? '–' : cell.toFixed(digits));
  const lines = [head, ...rows.map((row) => row.map(print))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) => line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '))
    .join('\n');
}
