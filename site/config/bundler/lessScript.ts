import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const require = createRequire(import.meta.url);

/** Minifies for the browsers of `browserslist`: may write arrow functions, and Chinese as it is instead of `\uXXXX`. */
const minimizer = (passes: number, files: {include: RegExp} | {exclude: RegExp}) =>
  new rspack.SwcJsMinimizerRspackPlugin({
    ...files,
    minimizerOptions: {
      ecma: 2020,
      compress: {ecma: 2020, passes},
      mangle: true,
      module: true,
      format: {ecma: 2020, comments: false, ascii_only: false},
    },
  });

/** The chunk that every page loads. In a single page's chunk a second pass saves some 15 bytes; over a thousand it costs many seconds. */
const MAIN = /[\\/]main\.[^\\/]+$/;
const minimizers = [minimizer(2, {include: MAIN}), minimizer(1, {exclude: MAIN})];

/** Code that packages bring along but this site never runs. */
const alias: Record<string, string | false> = {
  tslib$: here('../../src/client/tslib.ts'),
  // Used only by the router's `withRouter`, which no theme component uses, and by its development checks.
  'hoist-non-react-statics$': false,
  'react-is$': false,
  history$: here('../../src/client/history.mjs'),
  // The same package's build for browsers that support classes.
  'react-helmet-async$': require.resolve('react-helmet-async/lib/index.modern.js', {
    paths: [require.resolve('@docusaurus/core/package.json')],
  }),
};

/**
 * Makes the production application smaller and lets it start in short tasks, through the bundler's own options. In development
 * it stays as Docusaurus builds it.
 */
export function lessScript(): Plugin {
  return {
    name: 'x2-less-script',
    configureWebpack({mode, optimization}, isServer) {
      if (isServer || mode !== 'production') return {};
      return {
        mergeStrategy: {entry: 'replace', 'optimization.minimizer': 'replace'},
        entry: here('../../src/client/startInSlices.ts'),
        // The runtime lists the name of every chunk: with numeric ids the names are half as long.
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        // Cast, because webpack's types do not know Rspack's minimizer plugin.
        optimization: {
          minimizer: optimization!.minimizer!.flatMap((plugin) =>
            plugin instanceof rspack.SwcJsMinimizerRspackPlugin ? (minimizers as never[]) : [plugin],
          ),
        },
        resolve: {alias},
      };
    },
  };
}
