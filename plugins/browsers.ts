import {readFileSync} from 'node:fs';

type Manifest = {readonly browserslist: {readonly production: readonly string[]}};
const {browserslist} = JSON.parse(readFileSync(new URL('../site/package.json', import.meta.url), 'utf8')) as Manifest;

/** The browsers that the site is built for, as esbuild names them: the targets of scripts outside the application. */
export const browsers = browserslist.production.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''));
