import {createHash} from 'node:crypto';
import {brotliCompressSync, gzipSync} from 'node:zlib';

/** Results by content: the bundles for browser and server both ask, and the best compression is slow. */
const known = new Map();

function moduleOf(content) {
  const size = {bytes: content.length, gzip: gzipSync(content, {level: 9}).length, brotli: brotliCompressSync(content).length};
  return `export default ${JSON.stringify(size)};`;
}

/** Turns a file into its own size, as it is and as servers send it: `import size from '!!./sizeLoader.mjs!x2-hlsjs/iife'`. */
export default function sizeLoader(content) {
  const key = createHash('sha256').update(content).digest('hex');
  if (!known.has(key)) known.set(key, moduleOf(content));
  return known.get(key);
}

export const raw = true;
