/** Engines that are destroyed while something is going on. */
export const destruction = [
  {
    name: 'destroyed loader',
    why: 'When a listener of a segment event (one that counts errors, say) destroyed the engine or switched its P2P off, the engine finished the work it was in: it downloaded the whole high-demand window once more, beside the player, asked a storage that was destroyed, and set the timer of its random downloads again for ever. A destroyed loader does nothing more.',
    heldBy: {file: 'packages/x2-core/bundle/patches/destruction.spec.ts', title: 'an engine that a listener destroys'},
    places: [
      {
        file: 'p2p-media-loader-core/lib/hybrid-loader.js',
        find: `    destroy() {
        clearTimeout(this.randomHttpDownloadTimeout);`,
        replace: `    destroy() {
        this.processQueue = this.loadThroughHttp = this.setIntervalLoading = () => { };
        clearTimeout(this.randomHttpDownloadTimeout);`,
      },
    ],
  },
  {
    name: 'ended download',
    why: 'When the listener was told of a download from a peer, complete or failed, that download was ended once more, which threw before any connection was closed. Peers stayed, and were given to.',
    heldBy: {file: 'packages/x2-core/bundle/patches/destruction.spec.ts', title: 'peers of an engine that a listener destroys'},
    places: [
      {
        file: 'p2p-media-loader-core/lib/p2p/peer.js',
        find: `                        this.downloadingErrors = [];
                        controls.completeOnSuccess();`,
        replace: `                        this.downloadingErrors = [];
                        this.downloadingContext = undefined;
                        controls.completeOnSuccess();`,
      },
      {
        file: 'p2p-media-loader-core/lib/p2p/peer.js',
        find: `        const error = new RequestError(type);
        controls.abortOnError(error);`,
        replace: `        const error = new RequestError(type);
        this.downloadingContext = undefined;
        controls.abortOnError(error);`,
      },
    ],
  },
];
