/** Engines that are destroyed while something is going on. */
export const destruction = [
  {
    file: 'p2p-media-loader-core/lib/hybrid-loader.js',
    why: 'When a listener of a segment event (one that counts errors, say) destroyed the engine or switched its P2P off, the engine finished the work it was in: it downloaded the whole high-demand window once more, beside the player.',
    find: `    processQueue() {
`,
    replace: `    processQueue() {
        if (this.isDestroyed)
            return;
`,
  },
  {
    file: 'p2p-media-loader-core/lib/hybrid-loader.js',
    why: 'Destroyed by a listener: one of onSegmentStart is called inside the loop over the queue, which then went on to the next segment.',
    find: `    loadThroughHttp(segment) {
`,
    replace: `    loadThroughHttp(segment) {
        if (this.isDestroyed)
            return;
`,
  },
  {
    file: 'p2p-media-loader-core/lib/hybrid-loader.js',
    why: 'Destroyed by a listener, when the segment that started was a random prefetch to be shared: its timer was set again and ran for ever.',
    find: `    setIntervalLoading() {
`,
    replace: `    setIntervalLoading() {
        if (this.isDestroyed)
            return;
`,
  },
  {
    file: 'p2p-media-loader-core/lib/hybrid-loader.js',
    why: 'Destroyed by a listener: sets the flag that the three checks above read.',
    find: `    destroy() {
        clearTimeout(this.randomHttpDownloadTimeout);`,
    replace: `    destroy() {
        this.isDestroyed = true;
        clearTimeout(this.randomHttpDownloadTimeout);`,
  },
];
