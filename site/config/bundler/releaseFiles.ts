import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

const folder = fileURLToPath(new URL('../../src/data/releases/', import.meta.url));

/** A history page imports the file of its product, which is checked while it is read. */
export const releaseFiles = (): Plugin => ({
  name: 'x2-release-files',
  configureWebpack: () => ({module: {rules: [{include: folder, test: /\.yaml$/, use: `${folder}releaseLoader.mjs`}]}}),
});
