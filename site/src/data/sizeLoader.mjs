import {brotliCompressSync, gzipSync} from 'node:zlib';

/** Turns a file into its own size, as it is and as servers send it: `import size from '!!./sizeLoader.mjs!x2-hlsjs/iife'`. */
export default function sizeLoader(content) {
  const size = {bytes: content.length, gzip: gzipSync(content, {level: 9}).length, brotli: brotliCompressSync(content).length};
  return `export default ${JSON.stringify(size)};`;
}

export const raw = true;
