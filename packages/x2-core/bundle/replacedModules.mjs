import {fileURLToPath} from 'node:url';

const fileIn = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Modules that others take the place of in the bundle: by name, where it is imported from, and why.
 * One that nobody asks for any more stops the build.
 */
const REPLACED = [
  {
    name: 'bittorrent-tracker',
    from: /p2p-media-loader-core[\\/]/,
    by: fileIn('../src/peers/SwarmClient.ts'),
    why: 'Upstream’s engine gets our member of a swarm, which is built on the tracker client and guards its peers.',
  },
  {
    name: 'text-decoder',
    from: /streamx[\\/]/,
    by: fileIn('nativeTextDecoder.cjs'),
    why: 'A decoder for runtimes without one, and 12 kB of code. Streams of bytes never ask for it; every browser has its own.',
  },
];

/** esbuild plugin: puts these modules in the places of others. */
export function replacedModules() {
  return {
    name: 'replaced modules',
    setup(build) {
      const used = new Set();
      for (const {name, from, by} of REPLACED) {
        build.onResolve({filter: new RegExp(`^${name}$`)}, ({importer}) => {
          if (!from.test(importer)) return undefined;
          used.add(name);
          return {path: by};
        });
      }
      build.onEnd(({errors}) => {
        const missed = REPLACED.filter(({name}) => !used.has(name));
        if (errors.length === 0 && missed.length > 0) throw new Error(`Modules not replaced: ${missed.map(({why}) => why).join(' ')}`);
      });
    },
  };
}
