/** A picture's pixels, four bytes each, row by row. */
export type Pixels = {readonly width: number; readonly height: number; readonly data: Uint8Array};

export type Area = {readonly x: number; readonly y: number; readonly width: number; readonly height: number};

/** Areas are made of squares of this side, so that a changed line of text is one area rather than one for each stroke. */
export const SQUARE = 16;

/** Where one of two pictures differs from the other: the share of its pixels, and areas that hold all of them. */
export function changedAreas(before: Pixels, after: Pixels): {readonly share: number; readonly areas: readonly Area[]} {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const squares = new Set<number>();
  let changed = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (colourAt(before, x, y) === colourAt(after, x, y)) continue;
      changed++;
      squares.add(Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE));
    }
  return {share: changed / (width * height), areas: connected(squares, columns, rows)};
}

/** The pixel as one number; none where the picture has ended. */
function colourAt({width, height, data}: Pixels, x: number, y: number): number | undefined {
  if (x >= width || y >= height) return undefined;
  const at = (y * width + x) * 4;
  return data[at]! + data[at + 1]! * 0x100 + data[at + 2]! * 0x10000 + data[at + 3]! * 0x1000000;
}

/** The smallest rectangle around each group of squares that touch, corners included. */
function connected(squares: Set<number>, columns: number, rows: number): Area[] {
  const areas: Area[] = [];
  const left = new Set(squares);
  for (const first of squares) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const square of group) for (const near of around(square, columns, rows)) if (left.delete(near)) group.push(near);
    areas.push(boundsOf(group, columns));
  }
  return areas;
}

function* around(square: number, columns: number, rows: number): Generator<number> {
  const [row, column] = [Math.floor(square / columns), square % columns];
  for (let y = Math.max(row - 1, 0); y <= Math.min(row + 1, rows - 1); y++)
    for (let x = Math.max(column - 1, 0); x <= Math.min(column + 1, columns - 1); x++) yield y * columns + x;
}

function boundsOf(group: readonly number[], columns: number): Area {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const square of group) {
    const [row, column] = [Math.floor(square / columns), square % columns];
    [left, right] = [Math.min(left, column), Math.max(right, column)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
  }
  return {x: left * SQUARE, y: top * SQUARE, width: (right - left + 1) * SQUARE, height: (bottom - top + 1) * SQUARE};
}
