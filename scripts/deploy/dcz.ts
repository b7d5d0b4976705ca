import {compressUsingDict, createCCtx, createDCtx, decompressUsingDict, freeCCtx, freeDCtx, init} from '@bokuweb/zstd-wasm';
import {sha256} from './dictionary.ts';

// The content encoding `dcz` (RFC 9842, 5). Node 20 has neither zstd nor a brotli that takes a dictionary; of the packages in WebAssembly,
// the one with brotli is a fork with a single release, which does not load in Node as a module, and would save another twentieth.

/** A frame of 32 bytes that decoders skip: the dictionary's hash, by which browsers see that they have the right one. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');

const HEAD = MAGIC.length + 32;

/** Level 22 takes three times as long as 19 and saves a thousandth. */
const LEVELS = {fast: 3, best: 19};

let ready: Promise<void> | undefined;

export async function encodeDcz(data: Buffer, dictionary: Buffer, effort: keyof typeof LEVELS): Promise<Buffer> {
  await (ready ??= init());
  const context = createCCtx();
  try {
    return Buffer.concat([MAGIC, sha256(dictionary), compressUsingDict(context, data, dictionary, LEVELS[effort])]);
  } finally {
    freeCCtx(context);
  }
}

/** Refuses what another dictionary was used for, as browsers do. */
export async function decodeDcz(data: Buffer, dictionary: Buffer): Promise<Buffer> {
  if (!data.subarray(0, HEAD).equals(Buffer.concat([MAGIC, sha256(dictionary)]))) throw new Error('This is not dcz with this dictionary.');
  await (ready ??= init());
  const context = createDCtx();
  try {
    return Buffer.from(decompressUsingDict(context, data.subarray(HEAD), dictionary));
  } finally {
    freeDCtx(context);
  }
}
