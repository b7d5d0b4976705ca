import type {Plugin} from '@docusaurus/types';

/** After this a part of the site counts as missing, and the reader is offered a retry; upstream waits for two minutes. */
const CHUNK_TIMEOUT_MS = 30_000;

export const impatientChunks = (): Plugin => ({
  name: 'x2-impatient-chunks',
  configureWebpack: () => ({output: {chunkLoadTimeout: CHUNK_TIMEOUT_MS}}),
});
