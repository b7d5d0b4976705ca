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
  {
    file: 'p2p-media-loader-core/lib/p2p/peer.js',
    why: 'Destroyed by a listener of onSegmentLoaded: the download that was being reported as complete was ended once more, which threw before any connection was closed. Peers stayed, and were given to.',
    find: `                        this.downloadingErrors = [];
                        controls.completeOnSuccess();`,
    replace: `                        this.downloadingErrors = [];
                        this.downloadingContext = undefined;
                        controls.completeOnSuccess();`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer.js',
    why: 'Destroyed by a listener of onSegmentError: the same of a download that had failed.',
    find: `        const error = new RequestError(type);
        controls.abortOnError(error);`,
    replace: `        const error = new RequestError(type);
        this.downloadingContext = undefined;
        controls.abortOnError(error);`,
  },
];
