import {existsSync, readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import type {WebPackage} from '@x2p2p/site/data/products';
import type {Declarations, Surface, SurfaceError} from '@x2p2p/site/data/surfaces/Surface';
import {readTypes} from './readTypes.ts';

type Manifest = {readonly version: string; readonly exports: Readonly<Record<string, string | {readonly types: string}>>};

/** What the built package in this folder offers. */
export async function readSurface(name: WebPackage, folder: string): Promise<Surface> {
  const read = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8');
  if (!existsSync(`${folder}/dist/index.js`)) throw new Error(`${folder} is not built: run "npm run packages".`);
  const {version, exports} = JSON.parse(read('package.json')) as Manifest;
  const load = async (file: string): Promise<unknown> => await import(pathToFileURL(`${folder}/dist/${file}`).href);
  const {options} = (await load('options.js')) as Pick<Surface, 'options'>;
  const {errorCatalog} = (await load('errors.js')) as {errorCatalog: Record<string, SurfaceError>};
  return {
    package: name,
    version,
    types: withoutRepeated(
      Object.entries(exports).flatMap(([entry, target]) =>
        // The file for script tags has the types of the package.
        typeof target === 'string' || entry === './iife' ? [] : [[name + entry.slice(1), readTypes(read(target.types))] as const],
      ),
    ),
    options,
    errors: Object.fromEntries(Object.entries(errorCatalog).map(([id, {title, effect, platforms}]) => [id, {title, effect, platforms}])),
  };
}

/** A declaration stands where it is first exported from: bundles repeat what they share. */
function withoutRepeated(entries: readonly (readonly [string, ReadonlyMap<string, string>])[]): Record<string, Declarations> {
  const seen = new Set<string>();
  return Object.fromEntries(
    entries.map(([entry, declarations]) => {
      const own = [...declarations].filter(([name, text]) => !seen.has(`${name} ${text}`));
      for (const [name, text] of own) seen.add(`${name} ${text}`);
      return [entry, Object.fromEntries(own)];
    }),
  );
}
