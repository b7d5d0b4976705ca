import {readFile} from 'node:fs/promises';
import {patches} from './patches/index.mjs';

/** esbuild plugin: applies the patches, and fails the build when one did not find its place. */
export function patchPlugin() {
  return {
    name: 'patches',
    setup(build) {
      const applied = new Set();
      build.onLoad({filter: /(p2p-media-loader-core|simple-peer|bittorrent-tracker)[\\/].*\.js$/}, async ({path}) => {
        const forFile = patches.filter(({file}) => path.replaceAll('\\', '/').endsWith(file));
        if (forFile.length === 0) return undefined;
        let contents = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n');
        for (const patch of forFile) {
          const places = contents.split(patch.find).length - 1;
          if (places !== 1) throw new Error(`A patch fits ${places} places of ${patch.file} instead of one: ${patch.why}`);
          contents = contents.replace(patch.find, () => patch.replace);
          applied.add(patch);
        }
        return {contents, loader: 'js'};
      });
      build.onEnd(({errors}) => {
        const missed = patches.filter((patch) => !applied.has(patch));
        if (errors.length === 0 && missed.length > 0) throw new Error(`Patches not applied: ${missed.map(({why}) => why).join(' ')}`);
      });
    },
  };
}
