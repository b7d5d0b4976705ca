import android from '!!./releaseLoader.mjs!./android.yaml';
import ios from '!!./releaseLoader.mjs!./ios.yaml';
import windows from '!!./releaseLoader.mjs!./windows.yaml';
import hlsjs from '!!./releaseLoader.mjs!./x2-hlsjs.yaml';
import shaka from '!!./releaseLoader.mjs!./x2-shaka.yaml';
import type {Product, ReleaseHistory} from './schema.ts';

/** Every history file, already checked by the loader. */
export const histories: Readonly<Record<Product, ReleaseHistory>> = {
  android,
  ios,
  windows,
  'x2-hlsjs': hlsjs,
  'x2-shaka': shaka,
};
