import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {webProducts} from '@x2p2p/site/data/products';
import {readHistory} from '@x2p2p/site/data/releases/readHistory';
import {keptEngine, surfaceFile} from './files.ts';
import {readSurface} from './readSurface.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

describe.each(webProducts)('$package', ({id, package: name}) => {
  test('what is written down of the current version is what is built now', async () => {
    const built = await readSurface(name, `${ROOT}packages/${name}`);
    const file = surfaceFile(name, built.version);
    const written: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    expect(written, `${file.slice(ROOT.length)} is out of date: run "npm run surface".`).toEqual(built);
  });

  test('every released version has a surface, and a script to try newer ones with', () => {
    const released = readHistory(id).releases.map(({version}) => version);
    expect(released.length).toBeGreaterThan(1);
    for (const version of released)
      for (const file of [surfaceFile(name, version), keptEngine(name, version)]) expect(existsSync(file), file).toBe(true);
  });
});
