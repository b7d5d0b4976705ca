/** Segments for which the player is waiting. */
export const awaitedSegments = [
  {
    name: 'awaited segments',
    why: 'The engine judged by the playlist’s times how long the player can wait for a segment. Where these are wrong (EXTINF longer than the media, a segment listed twice, a live list that signs its segments anew at each reload, a high-demand window of 0), it never fetched the segment that the player was waiting for. Now the player’s actual buffer counts, too.',
    heldBy: {
      file: 'packages/x2-core/bundle/patches/awaitedSegments.spec.ts',
      title: 'a segment that the player needs before its playlist says so',
    },
    places: [
      {
        file: 'p2p-media-loader-core/lib/hybrid-loader.js',
        find: `        this.processRequests(queueSegmentIds, queueDownloadRatio);
        const {`,
        replace: `        this.processRequests(queueSegmentIds, queueDownloadRatio);
        const awaited = this.engineRequest?.segment;
        if (awaited && this.isBufferLow()) {
            const item = queue.find(({ segment }) => segment === awaited);
            if (item) item.statuses.isHighDemand = true;
            else queue.unshift({ segment: awaited, statuses: { isHighDemand: true } });
        }
        const {`,
      },
      {
        // A waiting player may still have a fraction of a frame; Shaka waits at a playback rate of 0. Nothing else happens while the
        // player waits, so the queue is processed without delay.
        file: 'p2p-media-loader-core/lib/hybrid-loader.js',
        find: `    updatePlayback(position, rate) {
`,
        replace: `    isWaiting() {
        const { media } = this.playback;
        return media?.readyState < 3 || media?.playbackRate === 0;
    }
    isBufferLow() {
        const { media, rate } = this.playback;
        if (!media)
            return false;
        const { buffered, currentTime } = media;
        let end = currentTime;
        for (let i = 0; i < buffered.length; i++) {
            if (buffered.start(i) <= currentTime)
                end = Math.max(end, buffered.end(i));
        }
        return this.isWaiting() || end - currentTime <= this.config.highDemandTimeWindow * rate;
    }
    updatePlayback(position, rate, media) {
        this.playback.media = media;
        if (this.isWaiting())
            this.requestProcessQueueMicrotask();
`,
      },
      {
        file: 'p2p-media-loader-core/lib/core.js',
        find: `    updatePlayback(position, rate) {
        this.mainStreamLoader?.updatePlayback(position, rate);
        this.secondaryStreamLoader?.updatePlayback(position, rate);`,
        replace: `    updatePlayback(position, rate, media) {
        this.mainStreamLoader?.updatePlayback(position, rate, media);
        this.secondaryStreamLoader?.updatePlayback(position, rate, media);`,
      },
    ],
  },
];
