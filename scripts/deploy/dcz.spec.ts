import {expect, test} from 'vitest';
import {decodeDcz, encodeDcz} from './dcz.ts';
import {sha256} from './dictionary.ts';

const dictionary = Buffer.from(Array.from({length: 3000}, (_, index) => `<li>${(index * 7919) % 9973}</li>`).join(''));
const page = Buffer.concat([Buffer.from('<h1>标题</h1>'), dictionary, Buffer.from('<p>end</p>')]);

test.each(['fast', 'best'] as const)(
  'a page comes back, byte for byte, and costs next to nothing where it is in the dictionary: %s',
  async (effort) => {
    const encoded = await encodeDcz(page, dictionary, effort);
    expect((await decodeDcz(encoded, dictionary)).equals(page)).toBe(true);
    expect(encoded.length).toBeLessThan(200);
  },
);

test('it begins with a frame that decoders skip, and the hash of the dictionary in it', async () => {
  const encoded = await encodeDcz(page, dictionary, 'fast');
  expect(encoded.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(encoded.subarray(8, 40).equals(sha256(dictionary))).toBe(true);
  // The magic number of zstd, little-endian.
  expect(encoded.readUInt32LE(40)).toBe(0xfd2fb528);
});

test('another dictionary is refused', async () => {
  const other = Buffer.concat([dictionary, Buffer.from('x')]);
  await expect(decodeDcz(await encodeDcz(page, dictionary, 'fast'), other)).rejects.toThrow('this dictionary');
});

test('a thousand pages fit into memory', async () => {
  for (let count = 0; count < 1000; count += 1) await encodeDcz(page, dictionary, 'fast');
}, 60_000);
