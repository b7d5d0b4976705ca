import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url));

export type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly homepage?: string;
  readonly repository?: object;
  readonly bugs?: object;
};

/** The packages that anyone may install, with their folders. */
export const publishedPackages: readonly {readonly folder: string; readonly manifest: Manifest}[] = readdirSync(PACKAGES, {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => ({
    folder: PACKAGES + name,
    manifest: JSON.parse(readFileSync(`${PACKAGES}${name}/package.json`, 'utf8')) as Manifest,
  }))
  .filter(({manifest}) => !manifest.private);
