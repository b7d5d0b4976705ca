import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {productOf, type WebId} from '@x2p2p/site/data/products';
import {installedVersions} from './installedVersions.ts';
import {EXAMPLES_DIR, type SampleCase} from './sampleCases.ts';
import type {SampleState} from './SampleRecord.ts';

const PACKAGES_DIR = fileURLToPath(new URL('../../packages/', import.meta.url));

/** The script-tag build holds everything that a package does, in one file. */
const bundleOf = (engine: WebId): string => {
  const name = productOf(engine).package;
  return `${name}/dist/${name}.iife.js`;
};

/** A sample, its engine and its libraries as they are on disk. Needs `npm run packages` first. */
export function sampleState({name, engine}: SampleCase): SampleState {
  const files = sourcesOf(name);
  return {
    sources: hashOf(files.flatMap((file) => [`/${file}`, read(join(EXAMPLES_DIR, name, file))])),
    engine: hashOf([read(join(PACKAGES_DIR, bundleOf(engine)))]),
    packages: installedVersions(
      engine,
      importsOf(name).filter((from) => !from.startsWith('.')),
    ),
  };
}

/** The sample's files, and those of samples that it imports something from, as paths from its folder. */
export function sourcesOf(name: string): string[] {
  const others = importsOf(name).flatMap((from) => /^\.\.\/([^/]+)/.exec(from)?.[1] ?? []);
  return [...filesOf(name), ...[...new Set(others)].flatMap((other) => filesOf(other).map((file) => `../${other}/${file}`))];
}

function filesOf(name: string): string[] {
  const folder = join(EXAMPLES_DIR, name);
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')).sort();
}

/** Paths of modules that the sample imports, and names of packages. */
const importsOf = (name: string) =>
  filesOf(name).flatMap((file) => [...read(join(EXAMPLES_DIR, name, file)).matchAll(/ from '(\.[^']+|[^'/]+)/g)].map(([, from]) => from!));

const read = (path: string) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n');

/** Short, because the page carries it. */
const hashOf = (parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
