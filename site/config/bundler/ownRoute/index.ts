import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

const routerConfig = fileURLToPath(new URL('./routerConfig.mjs', import.meta.url));

/** To render a page, upstream's build tries every route, twice: with 1,000 pages, a tenth of the rendering time. */
export const ownRoute = (): Plugin => ({
  name: 'x2-own-route',
  configureWebpack: (_config, isServer) => (isServer ? {resolve: {alias: {'react-router-config$': routerConfig}}} : {}),
});
