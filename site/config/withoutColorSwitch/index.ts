import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

/**
 * A theme for sites without a colour switch, whose code and pictures upstream ships all the same: 1 kB of the application. Not an
 * alias of the bundler: its cache outlives a change of those, but not one of themes.
 */
export const withoutColorSwitch = (): Plugin => ({
  name: 'x2-without-color-switch',
  getThemePath: () => fileURLToPath(new URL('./theme', import.meta.url)),
  getClientModules: () => [fileURLToPath(new URL('./constantColours.ts', import.meta.url))],
});
