import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

/**
 * A theme for sites without a colour switch: upstream ships the switch's code and pictures all the same, 1 kB of the application.
 * Not a bundler alias: the bundler's cache does not notice a change of aliases, but does notice one of themes.
 */
export const withoutColorSwitch = (): Plugin => ({
  name: 'x2-without-color-switch',
  getThemePath: () => fileURLToPath(new URL('./theme', import.meta.url)),
  getClientModules: () => [fileURLToPath(new URL('./constantColours.ts', import.meta.url))],
});
