import type {Plugin} from '@docusaurus/types';

/** What renders the pages is thrown away after it, and nobody waits for parts of it: a thousand files less to write, read and remove. */
export const serverInOneFile = (): Plugin => ({
  name: 'x2-server-in-one-file',
  configureWebpack: (_config, isServer) => (isServer ? {module: {parser: {javascript: {dynamicImportMode: 'eager'}}}} : {}),
});
