import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {webProducts} from '@x2p2p/site/data/products';
import {BUILD_DIR} from '../../scripts/siteServer.ts';

const {resolve} = createRequire(import.meta.url);
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

test.each(webProducts)('the page of $name tells the size of the package as it is now', ({folder, package: name}) => {
  const file = readFileSync(resolve(`${name}/iife`));
  const sizes = [file.length, gzipSync(file, {level: 9}).length, brotliCompressSync(file).length];
  const text = readFileSync(`${BUILD_DIR}/docs/${folder}/quicestart.md`, 'utf8');
  expect(text).toContain(
    `\`${name}.iife.js\` 有 ${kilobytes(sizes[0]!)}，传输时 gzip ${kilobytes(sizes[1]!)}、brotli ${kilobytes(sizes[2]!)}`,
  );
});
