import {createRequire} from 'node:module';
import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

const server = fileURLToPath(new URL('./server.mjs', import.meta.url));

/** Named by its full path, because Docusaurus' own alias has already resolved `react-dom` when this alias is tried. */
const reactServer = `${dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))}/server$`;

/** Keeps NUL bytes, which React 18 puts between some Chinese characters, out of built pages. Superfluous from React 19 on. */
export function wholeCharacters(): Plugin {
  return {
    name: 'x2-whole-characters',
    configureWebpack: (_config, isServer) => (isServer ? {resolve: {alias: {[reactServer]: server}}} : {}),
  };
}
