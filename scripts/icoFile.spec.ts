import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {icoFile} from './icoFile.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** The pictures of an `.ico`: what each entry says of its size, and the file to which it leads. */
const readIco = (file: Buffer) =>
  Array.from({length: file.readUInt16LE(4)}, (_, index) => {
    const entry = 6 + 16 * index;
    const at = file.readUInt32LE(entry + 12);
    return {size: [file.readUInt8(entry), file.readUInt8(entry + 1)], png: file.subarray(at, at + file.readUInt32LE(entry + 8))};
  });

/** Width and height from the first part of a PNG file. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

const published = (name: string) => readFileSync(new URL(`../site/static/${name}`, import.meta.url));

test('each entry leads to its picture', () => {
  const pictures = [
    {size: 16, png: Buffer.from('first')},
    {size: 48, png: Buffer.from('the second')},
  ];
  const file = icoFile(pictures);
  expect(file.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  expect(readIco(file).map(({size, png}) => [size, png.toString()])).toEqual([
    [[16, 16], 'first'],
    [[48, 48], 'the second'],
  ]);
});

test('the icon at the fixed address of the site has the sizes that browsers, task bars and lists draw', () => {
  const pictures = readIco(published('favicon.ico'));
  expect(pictures.map(({size}) => size[0])).toEqual([16, 32, 48]);
  for (const {size, png} of pictures) {
    expect(png.subarray(0, PNG.length)).toEqual(PNG);
    expect(sizeOf(png)).toEqual(size);
  }
});

test('the icon of a home screen has the size that iOS asks for, and no transparent pixel', () => {
  const png = published('apple-touch-icon.png');
  expect(sizeOf(png)).toEqual([180, 180]);
  expect(png.readUInt8(25), 'RGB without alpha').toBe(2);
});
