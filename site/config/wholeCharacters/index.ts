import {createRequire} from 'node:module';
import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

const server = fileURLToPath(new URL('./server.mjs', import.meta.url));

/** By its place, to which Docusaurus' own alias has led before others are asked. */
const reactServer = `${dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))}/server$`;

/** Keeps the Chinese of built pages whole, which React 18 breaks here and there. Superfluous from React 19 on. */
export function wholeCharacters(): Plugin {
  return {
    name: 'x2-whole-characters',
    configureWebpack: (_config, isServer) => (isServer ? {resolve: {alias: {[reactServer]: server}}} : {}),
  };
}
