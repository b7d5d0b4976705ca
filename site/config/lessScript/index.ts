import {createRequire} from 'node:module';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const require = createRequire(import.meta.url);

/** The minifier for the browsers of `browserslist`: arrow functions, and Chinese as it is instead of `\uXXXX`. */
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

/** What every page needs. In the part of one page a second pass finds some 15 bytes, and a thousand such parts cost a build many seconds. */
const MAIN = /[\\/]main\.[^\\/]+$/;
const minimizers = [minimizer(2, {include: MAIN}), minimizer(1, {exclude: MAIN})];

/** What packages bring along and nothing here runs. */
const alias: Record<string, string | false> = {
  tslib$: here('../../src/client/tslib.ts'),
  // The router's `withRouter`, which no theme component uses, and its checks while developing.
  'hoist-non-react-statics$': false,
  'react-is$': false,
  'history$': here('../../src/client/history.mjs'),
  // The same package, for browsers that know classes.
  'react-helmet-async$': require.resolve('react-helmet-async/lib/index.modern.js', {paths: [require.resolve('@docusaurus/core/package.json')]}),
};

/**
 * Makes the application that readers get smaller, and lets it start in tasks that do not block, through the bundler's own
 * options. Those who develop get it as Docusaurus builds it.
 */
export function lessScript({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const generated = (name: string) => join(generatedFilesDir, name);
  const messages = generated('codeTranslations.json');
  return {
    name: 'x2-less-script',
    configureWebpack({mode, optimization}, isServer) {
      if (isServer || mode !== 'production') return {};
      return {
        mergeStrategy: {entry: 'replace', 'optimization.minimizer': 'replace'},
        entry: here('../../src/client/startInSlices.ts'),
        // The runtime holds the name of every part: by number they are half as long.
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        // A plugin to Rspack, which types of webpack do not know.
        optimization: {minimizer: optimization!.minimizer!.flatMap((plugin) => (plugin instanceof rspack.SwcJsMinimizerRspackPlugin ? (minimizers as never[]) : [plugin]))},
        resolve: {alias: {...alias, [messages]: false}},
        module: {
          rules: [
            {test: generated('docusaurus.config.mjs'), use: [here('./configLoader.mjs')]},
            {test: generated('site-metadata.json'), use: [here('./metadataLoader.mjs')]},
            {test: generated('registry.js'), use: [here('./registryLoader.mjs')]},
            {test: /\.[jt]sx?$/, include: [/[\\/]@docusaurus[\\/][^\\/]+[\\/]lib[\\/]/, join(siteDir, 'src', 'theme')], enforce: 'post', use: [{loader: here('./messagesLoader.mjs'), options: {file: messages}}]},
          ],
        },
      };
    },
  };
}
