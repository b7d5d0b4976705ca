import {readFile} from 'node:fs/promises';
import {patched} from './patchPlugin.mjs';

/** esbuild plugin for specs: upstream's files with their patches, where only some of them are bundled. */
export const asBundled = {
  name: 'as bundled',
  setup(build) {
    build.onLoad({filter: /p2p-media-loader-core[\\/].*\.js$/}, async ({path}) => ({
      contents: patched(path, await readFile(path, 'utf8')),
      loader: 'js',
    }));
  },
};
