import {readFile} from 'node:fs/promises';
import {patches} from './patches/index.mjs';

/** The files that may be changed. */
export const PATCHED = /(p2p-media-loader-core|simple-peer|uint8-util)[\\/].*\.js$/;

/** Every place that is changed, with the reason of its patch. */
const PLACES = patches.flatMap((patch) => patch.places.map((place, index) => ({...place, patch, number: index + 1})));

/** The file as it is bundled. */
export function patched(path, original, {isWanted = () => true, onApplied = () => undefined} = {}) {
  let contents = original.replaceAll('\r\n', '\n');
  for (const place of PLACES.filter((one) => path.replaceAll('\\', '/').endsWith(one.file) && isWanted(one))) {
    const fits = contents.split(place.find).length - 1;
    if (fits !== 1) throw new Error(`A patch fits ${fits} places of ${place.file} instead of one: ${place.patch.why}`);
    contents = contents.replace(place.find, () => place.replace);
    onApplied(place);
  }
  return contents;
}

/** esbuild plugin: applies the patches, and fails the build when one did not find its place. */
export function patchPlugin() {
  return {
    name: 'patches',
    setup(build) {
      const applied = new Set();
      build.onLoad({filter: PATCHED}, async ({path}) => {
        const original = await readFile(path, 'utf8');
        const contents = patched(path, original, {onApplied: (place) => applied.add(place)});
        if (contents === original) return undefined;
        return {contents, loader: 'js'};
      });
      build.onEnd(({errors}) => {
        const missed = PLACES.filter((place) => !applied.has(place));
        if (errors.length === 0 && missed.length > 0)
          throw new Error(`Patches not applied: ${missed.map(({patch}) => patch.why).join(' ')}`);
      });
    },
  };
}
