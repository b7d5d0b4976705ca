import {fileURLToPath} from 'node:url';
import {rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The minifier's options for the browsers of `browserslist`: arrow functions, two passes, and Chinese as it is instead of `\uXXXX`. */
const minimizer = new rspack.SwcJsMinimizerRspackPlugin({
  minimizerOptions: {
    ecma: 2020,
    compress: {ecma: 2020, passes: 2},
    mangle: true,
    module: true,
    format: {ecma: 2020, comments: false, ascii_only: false},
  },
});

/** Makes the application smaller, and lets it start in tasks that do not block, through the bundler's own options. */
export function lessScript(): Plugin {
  return {
    name: 'x2-less-script',
    configureWebpack(config, isServer) {
      if (isServer) return {};
      const minimizers = config.optimization?.minimizer?.map((plugin) => (plugin instanceof rspack.SwcJsMinimizerRspackPlugin ? minimizer : plugin));
      return {
        mergeStrategy: {entry: 'replace', 'optimization.minimizer': 'replace'},
        entry: here('../src/client/startInSlices.ts'),
        // The runtime holds the name of every part: by number they are half as long.
        output: config.mode === 'production' ? {chunkFilename: 'assets/js/[id].[contenthash:8].js'} : {},
        ...(minimizers && {optimization: {minimizer: minimizers}}),
        resolve: {alias: {tslib$: here('../src/client/tslib.ts')}},
        module: {rules: [{test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/, use: [here('./readersConfigLoader.mjs')]}]},
      };
    },
  };
}
