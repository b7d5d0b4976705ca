import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {installedVersions} from './installedVersions.ts';
import {EXAMPLES_DIR, type SampleCase, type SampleEngine} from './sampleCases.ts';
import type {SampleState} from './SampleRecord.ts';

const PACKAGES_DIR = fileURLToPath(new URL('../../packages/', import.meta.url));

/** The script-tag build holds everything that a package does, in one file. */
const BUNDLES: Record<SampleEngine, string> = {hls: 'x2-hlsjs/dist/x2-hlsjs.iife.js', shaka: 'x2-shaka/dist/x2-shaka.iife.js'};

/** A sample, its engine and its libraries as they are on disk. Needs `npm run packages` first. */
export function sampleState({name, engine}: SampleCase): SampleState {
  const folder = join(EXAMPLES_DIR, name);
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return {
    sources: hashOf(paths.flatMap((path) => [path.slice(folder.length).replaceAll('\\', '/'), read(path)])),
    engine: hashOf([read(join(PACKAGES_DIR, BUNDLES[engine]))]),
    packages: installedVersions(engine),
  };
}

const read = (path: string) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n');

/** Short, because the page carries it. */
const hashOf = (parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
