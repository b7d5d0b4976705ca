import {hostilePeers} from './hostilePeers.mjs';

/**
 * What is changed in the pinned engine while bundling. A text that is no longer found stops the build, so an upgrade
 * cannot lose a change silently. No patch changes the wire format between peers. `only` names the one package that contains
 * the file. A patch that needs several places explains itself at the first; the others begin with the name of the fault.
 */
export const patches = [
  {
    file: 'p2p-media-loader-core/lib/http-loader.js',
    why: 'Fixed upstream in 2.3: the check for the loader’s own abort was inverted, so a failed request was noticed only by its 3 s timeout.',
    find: `        if (error instanceof Error) {
            if (error.name !== "abort")
                return;
            const httpLoaderError`,
    replace: `        if (this.abortController.signal.aborted)
            return;
        if (error instanceof Error) {
            const httpLoaderError`,
  },
  {
    file: 'p2p-media-loader-core/lib/http-loader.js',
    why: 'Fixed upstream in 2.3: when all bytes of a segment were there already, the requested range started at its end and failed three times (416) instead of starting over.',
    find: 'if (response.status === 406) {',
    replace: 'if (response.status === 406 || response.status === 416) {',
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/loader.js',
    why: 'The list of a peer’s segments was made when an announcement was queued, not when it was sent: a segment just loaded over HTTP was announced as still loading, and storing it announced nothing because an announcement was already queued. Peers heard of it with the next one.',
    find: `                const { loaded, httpLoading } = this.getSegmentsAnnouncement();
                this.sendSegmentsAnnouncement(loaded, httpLoading);`,
    replace: '                this.sendSegmentsAnnouncement();',
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/loader.js',
    why: 'Outdated announcements: the list is made here, in the microtask that sends it. An empty announcement brings its own.',
    find: `                queueMicrotask(() => {
                    for (const peer of this.trackerClient.peers()) {`,
    replace: `                queueMicrotask(() => {
                    if (!loaded) ({ loaded, httpLoading } = this.getSegmentsAnnouncement());
                    for (const peer of this.trackerClient.peers()) {`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/loader.js',
    why: 'A segment that had left the uploader’s live list, but was still in its memory and announced, could not be requested: the peer that asked waited 2 s without an answer, and after three such timeouts dropped a connection with which nothing was wrong. Viewers of a live stream play at just that end of the list.',
    find: `                const segment = StreamUtils.getSegmentFromStreamByExternalId(this.stream, segmentExternalId);
                if (!segment)
                    return;`,
    replace: `                const segment = { externalId: segmentExternalId };`,
  },
  {
    file: 'p2p-media-loader-hlsjs/lib/engine.js',
    only: 'x2-hlsjs',
    why: 'Attaching a video element made the engine forget the stream, and nothing told it of the stream again: no P2P after recoverMediaError(), or after attachMedia() on a loaded playlist.',
    find: `        hls[method]("hlsMediaAttaching", this.destroyCore);
`,
    replace: '',
  },
  {
    file: 'p2p-media-loader-hlsjs/lib/segment-mananger.js',
    only: 'x2-hlsjs',
    why: 'Where a master playlist also offers an audio track as a variant without video (under the same address), the engine took it for a second video quality. Requests for audio and video then aborted each other at every segment, and neither was shared.',
    find: `            const { url } = level;
`,
    replace: `            const { url } = level;
            const isTrack = (other) => audioTracks.some((track) => track.url === other.url);
            if (isTrack(level) && !levels.every(isTrack))
                continue;
`,
  },
  {
    file: 'bittorrent-tracker/lib/client/websocket-tracker.js',
    why: 'A client that was stopped while its tracker was unreachable reconnected 10 s to 310 s later, and shared segments for an engine that had been destroyed, or whose viewer had switched P2P off.',
    find: `  destroy (cb = noop) {
    if (this.destroyed) return cb(null)
`,
    replace: `  destroy (cb = noop) {
    clearTimeout(this.reconnectTimer)
    if (this.destroyed) return cb(null)
`,
  },
  {
    file: 'bittorrent-tracker/lib/client/websocket-tracker.js',
    why: 'Reconnecting after a stop: a listener of the warning that the tracker is unreachable may stop the client; the timer was started after that.',
    find: `  _startReconnectTimer () {
`,
    replace: `  _startReconnectTimer () {
    if (this.client.destroyed) return
`,
  },
  {
    file: 'bittorrent-tracker/lib/client/websocket-tracker.js',
    why: 'Tracker responses that are not objects, and refusals that do not repeat the info hash, threw in the page and were reported to nobody.',
    find: `    if (data.action === 'announce') {
      this._onAnnounceResponse(data)`,
    replace: `    if (data === null || typeof data !== 'object') {
      this.client.emit('warning', new Error('Invalid tracker response'))
    } else if (data['failure reason'] && data.info_hash === undefined) {
      this.client.emit('warning', new Error(data['failure reason']))
    } else if (data.action === 'announce' && typeof data.info_hash !== 'string') {
      this.client.emit('warning', new Error('Invalid tracker response'))
    } else if (data.action === 'announce') {
      this._onAnnounceResponse(data)`,
  },
  {
    file: 'p2p-media-loader-core/lib/core.js',
    why: 'If the integrator’s storage threw, or the engine was destroyed while it started, the segment was never answered, so nobody fetched it over HTTP and the player waited for ever.',
    find: `        await this.initializeSegmentStorage();
        const segment = this.identifySegment(segmentRuntimeId);
        const loader = this.getStreamHybridLoader(segment);
        void loader.loadSegment(segment, callbacks);`,
    replace: `        try {
            await this.initializeSegmentStorage();
            const segment = this.identifySegment(segmentRuntimeId);
            const loader = this.getStreamHybridLoader(segment);
            await loader.loadSegment(segment, callbacks);
        }
        catch (error) {
            callbacks.onError(error);
        }`,
  },
  {
    file: 'p2p-media-loader-core/lib/core.js',
    why: 'The other half of storage errors: a storage still starting when the engine was destroyed, or when another one had been started meanwhile, was never destroyed. Its error is also reported, once, for its author.',
    find: `        const segmentStorage = createCustomStorage
            ? createCustomStorage(isLive)
            : new SegmentMemoryStorage();
        await segmentStorage.initialize(this.commonCoreConfig, this.mainStreamConfig, this.secondaryStreamConfig);
        this.segmentStorage = segmentStorage;`,
    replace: `        let segmentStorage;
        try {
            segmentStorage = createCustomStorage
                ? createCustomStorage(isLive)
                : new SegmentMemoryStorage();
            await segmentStorage.initialize(this.commonCoreConfig, this.mainStreamConfig, this.secondaryStreamConfig);
        }
        catch (error) {
            if (!this.hasReportedStorage) reportError(error);
            this.hasReportedStorage = true;
            throw error;
        }
        if (!this.manifestResponseUrl || this.segmentStorage) segmentStorage.destroy();
        else this.segmentStorage = segmentStorage;`,
  },
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
  ...['hlsjs', 'shaka'].flatMap((player) => [
    {
      file: `p2p-media-loader-${player}/lib/engine.js`,
      only: `x2-${player}`,
      why: 'Awaited segments: passes the media element to the core.',
      find: 'this.core.updatePlayback(media.currentTime, media.playbackRate);',
      replace: 'this.core.updatePlayback(media.currentTime, media.playbackRate, media);',
    },
    {
      file: `p2p-media-loader-${player}/lib/engine.js`,
      only: `x2-${player}`,
      why: 'Awaited segments: an update also when the player begins to wait.',
      find: `                media[method]("timeupdate", this.handlePlaybackUpdate);
`,
      replace: `                media[method]("timeupdate", this.handlePlaybackUpdate);
                media[method]("waiting", this.handlePlaybackUpdate);
`,
    },
  ]),
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
        clearInterval(this.storageCleanUpIntervalId);`,
    replace: `    destroy() {
        this.isDestroyed = true;
        clearInterval(this.storageCleanUpIntervalId);`,
  },
  {
    file: 'p2p-media-loader-shaka/lib/engine.js',
    only: 'x2-shaka',
    why: 'An engine that was destroyed after its successor had been bound to the same player also removed the successor’s mark: from the next stream on there was no P2P.',
    find: '                        networkingEngine.p2pml = undefined;',
    replace: `                        if (networkingEngine.p2pml?.core === this.core)
                            networkingEngine.p2pml = undefined;`,
  },
  {
    file: 'p2p-media-loader-shaka/lib/manifest-parser-decorator.js',
    only: 'x2-shaka',
    why: 'For DASH with SegmentTemplate, Shaka creates a segment reference only when it is asked for; the engine looked once, before that, and knew one segment or none. Of several periods it knew only the first. Iterating over the index creates all references; parts are left out, as in HLS.',
    find: `                    const references = getReferencesArray(segmentIndex, this.shaka);`,
    replace: `                    const references = this.isHls
                        ? getReferencesArray(segmentIndex, this.shaka)
                        : Array.from(segmentIndex).filter((reference) => !reference.isPartial());`,
  },
  {
    file: 'p2p-media-loader-shaka/lib/segment-manager.js',
    only: 'x2-shaka',
    why: 'In LL-HLS, parts were numbered like whole segments, so that one number meant other bytes to a viewer who joined later or uses hls.js. What is read at the first get() of the index has whole segments only.',
    find: `        if (shakaStream.segmentIndex)
            this.updateStreamSegments(shakaStream);
`,
    replace: '',
  },
  {
    file: 'p2p-media-loader-shaka/lib/segment-manager.js',
    only: 'x2-shaka',
    why: 'LL-HLS: a segment of which only some parts exist yet has no address. It was registered without one, and after that no later segment was registered.',
    find: `                const segment = Utils.createSegment({
                    segmentReference: reference,
                    externalId: firstReferenceMediaSequence + index,`,
    replace: `                if (!reference.getUris().length)
                    continue;
                const segment = Utils.createSegment({
                    segmentReference: reference,
                    externalId: firstReferenceMediaSequence + index,`,
  },
  {
    file: 'p2p-media-loader-shaka/lib/segment-manager.js',
    only: 'x2-shaka',
    why: 'LL-HLS: such a segment is skipped when the list has been reloaded, too.',
    find: `            const runtimeId = Utils.getSegmentRuntimeIdFromReference(reference);
            if (segments.has(runtimeId))
                break;`,
    replace: `            if (!reference.getUris().length) {
                mediaSequence--;
                continue;
            }
            const runtimeId = Utils.getSegmentRuntimeIdFromReference(reference);
            if (segments.has(runtimeId))
                break;`,
  },
  {
    file: 'p2p-media-loader-shaka/lib/stream-utils.js',
    only: 'x2-shaka',
    why: 'Segments with two addresses (an MPD with two BaseURL, or a redirected one) were registered under the second, while Shaka requests the first: there was no P2P.',
    find: 'const responseUrl = uris[1] ?? uris[0];',
    replace: 'const responseUrl = uris[0];',
  },
  {
    file: 'p2p-media-loader-shaka/lib/manifest-parser-decorator.js',
    only: 'x2-shaka',
    why: 'In live streams, audio segments were numbered by the video playlist. Where the two lists begin with different numbers, or one is reloaded before the other, one number meant different bytes.',
    find: 'audioStream.mediaSequenceTimeMap = videoMap;',
    replace: 'audioStream.mediaSequenceTimeMap = audioMap;',
  },
  {
    file: 'p2p-media-loader-shaka/lib/stream-utils.js',
    only: 'x2-shaka',
    why: 'Wrong numbers after a gap, too: for a viewer whose machine had slept, or whose network had been gone for longer than the list is, the last number was counted from those seen instead of read.',
    find: `    const firstMediaSequence = map.keys().next().value;
    if (firstMediaSequence === undefined)
        return;
    return firstMediaSequence + map.size - 1;`,
    replace: `    let last;
    for (const number of map.keys())
        last = Math.max(last ?? number, number);
    return last;`,
  },
  {
    file: 'p2p-media-loader-shaka/lib/loading-handler.js',
    only: 'x2-shaka',
    why: 'A playlist that fails to load is reported to its caller; it also became an unhandled rejection in the page, which error monitoring counts as a fault of the site.',
    find: 'void this.handleManifestLoading(loading.promise);',
    replace: 'this.handleManifestLoading(loading.promise).catch(() => undefined);',
  },
  {
    file: 'p2p-media-loader-core/lib/hybrid-loader.js',
    why: 'A segment that arrived while the player was changing to another quality, and the integrator’s storage was still reading, was stored and shared as one of the new quality.',
    find: `                    const streamSwarmId = StreamUtils.getStreamSwarmId(swarmId, stream);
                    void this.segmentStorage.storeSegment(`,
    replace: `                    const streamSwarmId = StreamUtils.getStreamSwarmId(swarmId, segment.stream);
                    void this.segmentStorage.storeSegment(`,
  },
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
  {
    file: 'p2p-media-loader-shaka/lib/loading-handler.js',
    only: 'x2-shaka',
    why: 'Shaka was told the loading time of a segment in whole seconds: 0 if it was below half a second, otherwise up to twice the real time.',
    find: 'return Math.round(bits / bandwidth) * 1000;',
    replace: 'return bandwidth && (bits / bandwidth) * 1000;',
  },
  ...hostilePeers,
  {
    file: 'p2p-media-loader-core/lib/core.js',
    why: 'The package must not carry the addresses of other people’s trackers, not even unused.',
    find: `announceTrackers: [
            "wss://tracker.novage.com.ua",
            "wss://tracker.webtorrent.dev",
            "wss://tracker.openwebtorrent.com",
        ]`,
    replace: 'announceTrackers: []',
  },
  {
    file: 'p2p-media-loader-core/lib/core.js',
    why: 'Nor the addresses of other people’s STUN servers.',
    find: `iceServers: [
                { urls: "stun:stun.l.google.com:19302" },
                { urls: "stun:global.stun.twilio.com:3478" },
            ]`,
    replace: 'iceServers: []',
  },
  {
    file: '@thaunknown/simple-peer/lite.js',
    why: 'Here the STUN servers are even used, whenever a configuration names none of its own.',
    find: `  iceServers: [
    {
      urls: [
        'stun:stun.l.google.com:19302',
        'stun:global.stun.twilio.com:3478'
      ]
    }
  ],
  sdpSemantics`,
    replace: `  iceServers: [],
  sdpSemantics`,
  },
];
