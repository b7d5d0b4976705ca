import {readFile} from 'node:fs/promises';
import {patches} from './patches/index.mjs';

/** The file as it is bundled. */
export function patched(path, original, onApplied = () => undefined) {
  let contents = original.replaceAll('\r\n', '\n');
  for (const patch of patches.filter(({file}) => path.replaceAll('\\', '/').endsWith(file))) {
    const places = contents.split(patch.find).length - 1;
    if (places !== 1) throw new Error(`A patch fits ${places} places of ${patch.file} instead of one: ${patch.why}`);
    contents = contents.replace(patch.find, () => patch.replace);
    onApplied(patch);
  }
  return contents;
}

/** esbuild plugin: applies the patches, and fails the build when one did not find its place. */
export function patchPlugin() {
  return {
    name: 'patches',
    setup(build) {
      const applied = new Set();
      build.onLoad({filter: /(p2p-media-loader-core|simple-peer|bittorrent-tracker)[\\/].*\.js$/}, async ({path}) => {
        const original = await readFile(path, 'utf8');
        const contents = patched(path, original, (patch) => applied.add(patch));
        if (contents === original) return undefined;
        return {contents, loader: 'js'};
      });
      build.onEnd(({errors}) => {
        const missed = patches.filter((patch) => !applied.has(patch));
        if (errors.length === 0 && missed.length > 0) throw new Error(`Patches not applied: ${missed.map(({why}) => why).join(' ')}`);
      });
    },
  };
}
