import hlsjs from '!!./sizeLoader.mjs!x2-hlsjs/iife';
import shaka from '!!./sizeLoader.mjs!x2-shaka/iife';
import type {WebPackage} from './products.ts';

/** The single files of the web engines, players not included, measured while the site is built. */
export const packageSizes: Readonly<Record<WebPackage, typeof hlsjs>> = {'x2-hlsjs': hlsjs, 'x2-shaka': shaka};
