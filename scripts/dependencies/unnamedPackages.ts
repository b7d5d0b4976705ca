import {existsSync} from 'node:fs';
import {importedPackages} from './importedPackages.ts';
import {ROOT, workspaces, type Workspace} from './workspaces.ts';

const CLIENT = '@docusaurus/';
/** `@docusaurus/Head` and the like are no packages: Docusaurus finds them in its core. */
const isOfCore = (name: string) =>
  name.startsWith(CLIENT) && existsSync(`${ROOT}node_modules/@docusaurus/core/lib/client/exports/${name.slice(CLIENT.length)}.js`);

/** A package of types only stands for the one that it describes. */
const typesOf = (name: string) => `@types/${name.replace(/^@(.+)\//, '$1__')}`;

/**
 * The packages that a file imports and its workspace does not name: they are found as long as another workspace happens to bring them
 * to the same place. A spec may use what the root names, which is the place of the tools.
 */
export function unnamedPackages({named}: Pick<Workspace, 'named'>, file: string, source: string): string[] {
  const isNamed = (name: string) =>
    [named, ...(file.includes('.spec.') ? [workspaces[0]!.named] : [])].some((names) => names.has(name) || names.has(typesOf(name)));
  return [...importedPackages(file, source)].map((name) => (isOfCore(name) ? '@docusaurus/core' : name)).filter((name) => !isNamed(name));
}
