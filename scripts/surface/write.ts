import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync} from 'node:zlib';
import {webProducts} from '@x2p2p/site/data/products';
import {readSurface} from './readSurface.ts';
import {keptEngine, surfaceFile} from './files.ts';

// `npm run surface`: writes what the built web engines offer, for the page that compares versions, and keeps their scripts, so that the
// versions to come can be tried with them. `npm run surface -- <folder of an older checkout, built>` does so for an older version.
const root = process.argv[2] ?? fileURLToPath(new URL('../../', import.meta.url));

for (const {package: name} of webProducts) {
  const folder = `${root}/packages/${name}`;
  const surface = await readSurface(name, folder);
  writeFileSync(surfaceFile(name, surface.version), `${JSON.stringify(surface, undefined, 2)}\n`);
  writeFileSync(keptEngine(name, surface.version), brotliCompressSync(readFileSync(`${folder}/dist/${name}.iife.js`)));
  console.log(`${name} ${surface.version}`);
}
