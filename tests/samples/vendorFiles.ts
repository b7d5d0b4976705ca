import {fileURLToPath} from 'node:url';

const packageFile = (path: string) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));

/** Files that the script-tag samples load from their own server, by the name that stands in the sample. */
export const VENDOR_FILES: Readonly<Record<string, string>> = {
  'hls.min.js': packageFile('hls.js/dist/hls.min.js'),
  'x2-hlsjs.iife.js': packageFile('x2-hlsjs/dist/x2-hlsjs.iife.js'),
  'shaka-player.compiled.js': packageFile('shaka-player/dist/shaka-player.compiled.js'),
  'x2-shaka.iife.js': packageFile('x2-shaka/dist/x2-shaka.iife.js'),
};
