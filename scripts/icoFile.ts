type Picture = {readonly size: number; readonly png: Buffer};

const HEAD = 6;
const ENTRY = 16;

/** Square pictures of less than 256 pixels as one `.ico`: a head, an entry for each picture, then the PNG files as they are. */
export function icoFile(pictures: readonly Picture[]): Buffer {
  const head = Buffer.alloc(HEAD + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  for (const [index, {size, png}] of pictures.entries()) {
    const entry = HEAD + ENTRY * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({png}) => png)]);
}
