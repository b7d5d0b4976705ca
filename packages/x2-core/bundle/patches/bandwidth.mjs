/** What the players are told about the speed of the network. */
export const bandwidth = [
  {
    file: 'p2p-media-loader-core/lib/bandwidth-calculator.js',
    why: 'Right after a change of quality, a segment from memory had a bandwidth of 0 / 0. hls.js averages what it is told: after one such segment it took the network for 500 kbit/s until the end of the session.',
    find: '        return (totalBytes * 8000) / (now - lastCountedTimestamp);',
    replace: '        return totalBytes && (totalBytes * 8000) / (now - lastCountedTimestamp);',
  },
  {
    file: 'p2p-media-loader-hlsjs/lib/fragment-loader.js',
    only: 'x2-hlsjs',
    why: 'Division by zero, too, where nothing has been downloaded yet: the first segments come from a storage that outlives the page.',
    find: 'const timeForLoading = (loadedBytes * 8000) / targetBitrate;',
    replace: 'const timeForLoading = targetBitrate && (loadedBytes * 8000) / targetBitrate;',
  },
];
