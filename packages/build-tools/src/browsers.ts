import {createRequire} from 'node:module';

type Manifest = {readonly browserslist: {readonly production: readonly string[]}};
const {browserslist} = createRequire(import.meta.url)('@x2p2p/site/package.json') as Manifest;

/** The browsers that the site is built for, as esbuild names them: the targets of scripts outside the application. */
export const browsers = browserslist.production.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''));
