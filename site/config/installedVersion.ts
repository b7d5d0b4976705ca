import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** The version of a package as it is installed here, which is the one that tests run: no text says more than that. */
export function installedVersion(name: string): string {
  const manifest = fileURLToPath(new URL(`../../node_modules/${name}/package.json`, import.meta.url));
  return (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version;
}
