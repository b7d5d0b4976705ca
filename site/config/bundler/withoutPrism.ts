import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

const require = createRequire(import.meta.url);
/** Not `false`: an ignored module's name contains the folder of this checkout, so the hash of the bundle would depend on it. */
const nothing = fileURLToPath(new URL('../../src/client/nothing.ts', import.meta.url));

/**
 * Code is highlighted while building (`src/rehype`), so the theme's client module that loads Prism into every page is
 * left out: a quarter of the main bundle.
 */
export function withoutPrism(): Plugin {
  return {
    name: 'x2-without-prism',
    configureWebpack: () => ({
      resolve: {alias: {[require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')]: nothing}},
    }),
  };
}
