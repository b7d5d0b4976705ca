import {readFile} from 'node:fs/promises';
import {PATCHED, patched} from './patchPlugin.mjs';
import {replacedModules} from './replacedModules.mjs';

/**
 * What `npm run test:patches` leaves out, to see that a test misses it: a patch by its name, or one place of it, as in `first byte 2`.
 * Only specs ask; what is built is always whole.
 */
const left = process.env.X2_WITHOUT_PATCH;
const isWanted = ({patch, number}) => left !== patch.name && left !== `${patch.name} ${number}`;

/** esbuild plugin for specs: upstream's files with their patches, where only some of them are bundled. */
export const asBundled = {
  name: 'as bundled',
  setup(build) {
    build.onLoad({filter: PATCHED}, async ({path}) => ({
      contents: patched(path, await readFile(path, 'utf8'), {isWanted}),
      loader: 'js',
    }));
  },
};

/** The same for specs that bundle the whole core. */
export const wholeAsBundled = () => [asBundled, replacedModules()];
