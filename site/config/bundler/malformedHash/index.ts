import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

/** A link whose fragment cannot be decoded opens its page instead of crashing it. */
export const malformedHash = (): Plugin => ({
  name: 'x2-malformed-hash',
  configureWebpack: () => ({
    module: {
      rules: [
        {
          test: /[\\/]core[\\/]lib[\\/]client[\\/]ClientLifecyclesDispatcher\.js$/,
          use: [fileURLToPath(new URL('./loader.mjs', import.meta.url))],
        },
      ],
    },
  }),
});
