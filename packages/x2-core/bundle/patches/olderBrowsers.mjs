/** Browsers that the packages promise to serve, and that what upstream imports has left behind. */
export const olderBrowsers = [
  {
    name: 'older browsers',
    why: 'Names of swarms and members were written by `Uint8Array.prototype.toHex`, which browsers learned years after the versions that we promise: without it no swarm could be joined, and every segment went past the engine.',
    heldBy: {
      file: 'packages/x2-core/bundle/patches/olderBrowsers.spec.ts',
      title: 'a browser that cannot write hexadecimal digits by itself joins the swarm',
    },
    places: [
      {
        file: 'uint8-util/dist/src/browser.js',
        find: `export const arr2hex = (data) => data.toHex();`,
        replace: `export const arr2hex = (data) => Array.from(data, (byte) => encodeLookup[byte]).join('');`,
      },
    ],
  },
];
