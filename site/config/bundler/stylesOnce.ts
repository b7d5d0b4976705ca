import type {Plugin} from '@docusaurus/types';

/**
 * The minifier (Lightning CSS) reads `browserslist` and writes what older browsers need in styles. PostCSS would do the same work
 * before it, file by file, and look beside each file for a configuration that does not exist.
 */
export const stylesOnce = (): Plugin => ({
  name: 'x2-styles-once',
  configurePostCss: (options) => ({
    ...options,
    config: false,
    plugins: options.plugins.filter((plugin) => !String(plugin).includes('postcss-preset-env')),
  }),
});
