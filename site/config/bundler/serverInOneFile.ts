import type {Plugin} from '@docusaurus/types';

/** The server bundle is discarded after rendering and needs no lazy chunks: a thousand files fewer to write, read and remove. */
export const serverInOneFile = (): Plugin => ({
  name: 'x2-server-in-one-file',
  configureWebpack: (_config, isServer) => (isServer ? {module: {parser: {javascript: {dynamicImportMode: 'eager'}}}} : {}),
});
