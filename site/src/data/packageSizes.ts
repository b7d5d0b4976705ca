import hlsjs from '!!./sizeLoader.mjs!x2-hlsjs/iife';
import shaka from '!!./sizeLoader.mjs!x2-shaka/iife';

/** The single files of the web engines, players not included, measured while the site is built. */
export const packageSizes = {'x2-hlsjs': hlsjs, 'x2-shaka': shaka} as const;
