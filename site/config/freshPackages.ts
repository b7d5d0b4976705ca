import {readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

const root = new URL('../../', import.meta.url);
/** Our own packages, which stand among the installed ones as links. */
const own = readdirSync(new URL('packages/', root)).map((name) => fileURLToPath(new URL(`node_modules/${name}/`, root)));

/**
 * The bundler's cache looks at an installed package again only when its version changes. Ours are built anew without: after
 * a build before `npm run packages` had failed, every one failed.
 */
export const freshPackages = (): Plugin => ({
  name: 'x2-fresh-packages',
  // Docusaurus' type knows webpack's experiments only, and there is no cache where DOCUSAURUS_NO_PERSISTENT_CACHE is set.
  configureWebpack: ({experiments}: {experiments?: object}) => (experiments && 'cache' in experiments ? ({experiments: {cache: {snapshot: {unmanagedPaths: own}}}} as object) : {}),
});
