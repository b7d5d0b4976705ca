import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

const root = new URL('../../../', import.meta.url);
/** Our own packages, which are links in `node_modules`. */
const own = readdirSync(new URL('packages/', root), {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => JSON.parse(readFileSync(new URL(`packages/${name}/package.json`, root), 'utf8')) as {name: string})
  .map(({name}) => fileURLToPath(new URL(`node_modules/${name}/`, root)));

/**
 * The bundler's cache rechecks an installed package only when its version changes, but ours are rebuilt under the same version:
 * after one build had failed because `npm run packages` had not run, every later build failed too.
 */
export const freshPackages = (): Plugin => ({
  name: 'x2-fresh-packages',
  // Docusaurus' type knows webpack's experiments only, and there is no cache where DOCUSAURUS_NO_PERSISTENT_CACHE is set.
  configureWebpack: ({experiments}: {experiments?: object}) =>
    experiments && 'cache' in experiments ? {experiments: {cache: {snapshot: {unmanagedPaths: own}}}} : {},
});
