/** What the players are told about the speed of the network. */
export const bandwidth = [
  {
    file: 'p2p-media-loader-shaka/lib/loading-handler.js',
    only: 'x2-shaka',
    why: 'Shaka was told the loading time of a segment in whole seconds: 0 if it was below half a second, otherwise up to twice the real time.',
    find: 'return Math.round(bits / bandwidth) * 1000;',
    replace: 'return bandwidth && (bits / bandwidth) * 1000;',
  },
];
