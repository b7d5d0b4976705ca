/** Segments for which the player is waiting. */
export const awaitedSegments = [
  {
    file: 'p2p-media-loader-core/lib/hybrid-loader.js',
    why: 'The engine judged by the playlist’s times how long the player can wait for a segment. Where these are wrong (EXTINF longer than the media, a segment listed twice, a live list that signs its segments anew at each reload, a high-demand window of 0), it never fetched the segment that the player was waiting for. Now the player’s actual buffer counts, too.',
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
    file: 'p2p-media-loader-core/lib/hybrid-loader.js',
    why: 'Awaited segments: isBufferLow() tells whether the buffer ends within the high-demand window. A waiting player may still have a fraction of a frame in it; Shaka waits at a playback rate of 0.',
    find: `    updatePlayback(position, rate) {
        const isRateChanged = this.playback.rate !== rate;
        const isPositionChanged = this.playback.position !== position;
        if (!isRateChanged && !isPositionChanged)
            return;`,
    replace: `    isBufferLow() {
        const { media, rate } = this.playback;
        if (!media)
            return false;
        const { buffered, currentTime } = media;
        let end = currentTime;
        for (let i = 0; i < buffered.length; i++) {
            if (buffered.start(i) <= currentTime)
                end = Math.max(end, buffered.end(i));
        }
        return isPlayerWaiting(media) || end - currentTime <= this.config.highDemandTimeWindow * rate;
    }
    updatePlayback(position, rate, media) {
        this.playback.media = media;
        const isWaiting = isPlayerWaiting(media);
        const isRateChanged = this.playback.rate !== rate;
        const isPositionChanged = this.playback.position !== position;
        if (!isRateChanged && !isPositionChanged && !isWaiting)
            return;`,
  },
  {
    file: 'p2p-media-loader-core/lib/hybrid-loader.js',
    why: 'Awaited segments: isPlayerWaiting(), which isBufferLow() and updatePlayback() use.',
    find: `export class HybridLoader {`,
    replace: `const isPlayerWaiting = (media) => media.readyState < 3 || media.playbackRate === 0;
export class HybridLoader {`,
  },
  {
    file: 'p2p-media-loader-core/lib/hybrid-loader.js',
    why: 'Awaited segments: nothing else happens while the player waits, so the queue must be processed without delay.',
    find: `        this.requestProcessQueueMicrotask(isPositionSignificantlyChanged);`,
    replace: `        this.requestProcessQueueMicrotask(isPositionSignificantlyChanged || isWaiting);`,
  },
  {
    file: 'p2p-media-loader-core/lib/core.js',
    why: 'Awaited segments: passes the media element on to the loaders.',
    find: `    updatePlayback(position, rate) {
        this.mainStreamLoader?.updatePlayback(position, rate);
        this.secondaryStreamLoader?.updatePlayback(position, rate);`,
    replace: `    updatePlayback(position, rate, media) {
        this.mainStreamLoader?.updatePlayback(position, rate, media);
        this.secondaryStreamLoader?.updatePlayback(position, rate, media);`,
  },
];
