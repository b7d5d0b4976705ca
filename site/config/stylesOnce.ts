import type {Plugin} from '@docusaurus/types';

/**
 * What older browsers of `browserslist` need in styles is written by the minifier (Lightning CSS), which reads the same list;
 * PostCSS would do the same work before it, file by file, and look beside each for a configuration that nobody wrote.
 */
export const stylesOnce = (): Plugin => ({
  name: 'x2-styles-once',
  configurePostCss: (options) => ({...options, config: false, plugins: options.plugins.filter((plugin) => !String(plugin).includes('postcss-preset-env'))}),
});
