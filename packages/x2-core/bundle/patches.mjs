import {hostilePeers} from './hostilePeers.mjs';

/**
 * What is changed in the pinned engine while bundling. A text that is no longer found stops the build, so an upgrade
 * cannot lose a change silently. None changes the format of what peers say to each other. `only` names the one package that contains
 * the file.
 */
export const patches = [
  {
    file: 'p2p-media-loader-core/lib/http-loader.js',
    why: 'Fixed upstream in 2.3: a failed request was noticed only by its 3 s timeout, because the test for its own abort was the wrong way round.',
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
    why: 'Fixed upstream in 2.3: a range that starts at the end of a segment (all bytes there already) failed three times instead of starting over.',
    find: 'if (response.status === 406) {',
    replace: 'if (response.status === 406 || response.status === 416) {',
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/loader.js',
    why: 'What a peer has was listed when the announcement was asked for, not when it is sent: a segment just loaded over HTTP was announced as still loading, and storing it announced nothing because an announcement was on its way. Peers heard of it with the next one.',
    find: `                const { loaded, httpLoading } = this.getSegmentsAnnouncement();
                this.sendSegmentsAnnouncement(loaded, httpLoading);`,
    replace: '                this.sendSegmentsAnnouncement();',
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/loader.js',
    why: 'The same: where it is sent.',
    find: `                queueMicrotask(() => {
                    for (const peer of this.trackerClient.peers()) {`,
    replace: `                queueMicrotask(() => {
                    if (!loaded) ({ loaded, httpLoading } = this.getSegmentsAnnouncement());
                    for (const peer of this.trackerClient.peers()) {`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/loader.js',
    why: 'A segment that had left the giver’s live list was still in its memory, and announced, but a request for it went unanswered: who asked waited 2 s, and after three such left a peer with which nothing was wrong. Viewers of a live stream play at just that end of the list.',
    find: `                const segment = StreamUtils.getSegmentFromStreamByExternalId(this.stream, segmentExternalId);
                if (!segment)
                    return;`,
    replace: `                const segment = { externalId: segmentExternalId };`,
  },
  {
    file: 'p2p-media-loader-hlsjs/lib/engine.js',
    only: 'x2-hlsjs',
    why: 'Attaching a video element made the engine forget the stream, and nothing told it the stream again: no P2P after recoverMediaError(), or after attachMedia() on a loaded playlist.',
    find: `        hls[method]("hlsMediaAttaching", this.destroyCore);
`,
    replace: '',
  },
  {
    file: 'p2p-media-loader-hlsjs/lib/segment-mananger.js',
    only: 'x2-hlsjs',
    why: 'Where a master playlist offers an audio track as a variant without picture, too (under the same address), the engine took it for a second quality of the picture. Sound and picture then pushed each other out at every segment, and nobody shared either.',
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
    why: 'A client that was told to stop while its tracker was away came back 10 s to 310 s later, and shared segments for an engine that had been destroyed, or whose viewer had switched P2P off.',
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
    why: 'The same, when it is told so by who hears that the tracker is away.',
    find: `  _startReconnectTimer () {
`,
    replace: `  _startReconnectTimer () {
    if (this.client.destroyed) return
`,
  },
  {
    file: 'bittorrent-tracker/lib/client/websocket-tracker.js',
    why: 'Answers that are no objects, and refusals that do not repeat what was asked, threw in the page and were reported to nobody.',
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
    why: 'What a storage of the integrator throws, or an engine destroyed while it starts, left the segment without an answer, so that nobody fetched it over HTTP and the player waited for ever.',
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
    why: 'The other half: a storage that was still starting when the engine was destroyed, or another had been started meanwhile, was never told to let go. And its error is worth one line to who wrote it.',
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
    why: 'The engine judged by the playlist’s times how long the player can wait for a segment. Where these do not hold (EXTINF longer than the media, a segment named twice, a live list that signs its segments anew at each reload, a high-demand window of 0) it never fetched what the player was waiting for. Now what the player really has in its buffer counts, too.',
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
    why: 'The same: whether the buffer ends within the high-demand window. While the player waits, there may be a rest of a frame in it; Shaka waits at a speed of 0.',
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
    why: 'The same.',
    find: `export class HybridLoader {`,
    replace: `const isPlayerWaiting = (media) => media.readyState < 3 || media.playbackRate === 0;
export class HybridLoader {`,
  },
  {
    file: 'p2p-media-loader-core/lib/hybrid-loader.js',
    why: 'The same: nothing else happens while the player waits, so it must not be put off.',
    find: `        this.requestProcessQueueMicrotask(isPositionSignificantlyChanged);`,
    replace: `        this.requestProcessQueueMicrotask(isPositionSignificantlyChanged || isWaiting);`,
  },
  {
    file: 'p2p-media-loader-core/lib/core.js',
    why: 'The same: the media element on its way to the loaders.',
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
      why: 'The same: where the media element comes from.',
      find: 'this.core.updatePlayback(media.currentTime, media.playbackRate);',
      replace: 'this.core.updatePlayback(media.currentTime, media.playbackRate, media);',
    },
    {
      file: `p2p-media-loader-${player}/lib/engine.js`,
      only: `x2-${player}`,
      why: 'The same: that the player waits.',
      find: `                media[method]("timeupdate", this.handlePlaybackUpdate);
`,
      replace: `                media[method]("timeupdate", this.handlePlaybackUpdate);
                media[method]("waiting", this.handlePlaybackUpdate);
`,
    },
  ]),
  {
    file: 'p2p-media-loader-core/lib/hybrid-loader.js',
    why: 'An engine that was destroyed, or whose P2P was switched off, by who hears of a segment (after so many errors, say) went on in the middle of its work: it downloaded the whole high-demand window once more, beside the player.',
    find: `    processQueue() {
`,
    replace: `    processQueue() {
        if (this.isDestroyed)
            return;
`,
  },
  {
    file: 'p2p-media-loader-core/lib/hybrid-loader.js',
    why: 'The same, when it hears of a segment that begins.',
    find: `    loadThroughHttp(segment) {
`,
    replace: `    loadThroughHttp(segment) {
        if (this.isDestroyed)
            return;
`,
  },
  {
    file: 'p2p-media-loader-core/lib/hybrid-loader.js',
    why: 'The same, when the segment was one to be shared: a timer would go on for ever.',
    find: `    setIntervalLoading() {
`,
    replace: `    setIntervalLoading() {
        if (this.isDestroyed)
            return;
`,
  },
  {
    file: 'p2p-media-loader-core/lib/hybrid-loader.js',
    why: 'The same: what the three look at.',
    find: `    destroy() {
        clearInterval(this.storageCleanUpIntervalId);`,
    replace: `    destroy() {
        this.isDestroyed = true;
        clearInterval(this.storageCleanUpIntervalId);`,
  },
  {
    file: 'p2p-media-loader-shaka/lib/engine.js',
    only: 'x2-shaka',
    why: 'An engine that was destroyed after its successor had been bound to the same player took the successor’s mark along: from the next stream on there was no P2P.',
    find: '                        networkingEngine.p2pml = undefined;',
    replace: `                        if (networkingEngine.p2pml?.core === this.core)
                            networkingEngine.p2pml = undefined;`,
  },
  {
    file: 'p2p-media-loader-shaka/lib/manifest-parser-decorator.js',
    only: 'x2-shaka',
    why: 'Of a DASH stream with SegmentTemplate, Shaka writes down a segment when it is asked for; the engine looked once, before that, and knew none or one. Of several periods it knew the first. Who walks through the index has all of it written down; parts stay out, as in HLS.',
    find: `                    const references = getReferencesArray(segmentIndex, this.shaka);`,
    replace: `                    const references = this.isHls
                        ? getReferencesArray(segmentIndex, this.shaka)
                        : Array.from(segmentIndex).filter((reference) => !reference.isPartial());`,
  },
  {
    file: 'p2p-media-loader-shaka/lib/segment-manager.js',
    only: 'x2-shaka',
    why: 'Of LL-HLS, parts were numbered like whole segments, so that one number meant other bytes to a viewer who came in later, or has hls.js. The look at the index when it is first asked for something takes whole segments only.',
    find: `        if (shakaStream.segmentIndex)
            this.updateStreamSegments(shakaStream);
`,
    replace: '',
  },
  {
    file: 'p2p-media-loader-shaka/lib/segment-manager.js',
    only: 'x2-shaka',
    why: 'The same: a segment of which there are only parts yet has no address. It was registered without one, and nothing that followed was registered any more.',
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
    why: 'The same, when a list has been loaded again.',
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
    why: 'Segments that have two addresses (an MPD with two BaseURL, or one that was redirected) were known by the second, while Shaka asks for the first: there was no P2P.',
    find: 'const responseUrl = uris[1] ?? uris[0];',
    replace: 'const responseUrl = uris[0];',
  },
  {
    file: 'p2p-media-loader-shaka/lib/manifest-parser-decorator.js',
    only: 'x2-shaka',
    why: 'Of a live stream, segments of sound were numbered like those of the picture. Where the two lists begin with different numbers, or one is loaded again before the other, one number stood for different bytes.',
    find: 'audioStream.mediaSequenceTimeMap = videoMap;',
    replace: 'audioStream.mediaSequenceTimeMap = audioMap;',
  },
  {
    file: 'p2p-media-loader-shaka/lib/stream-utils.js',
    only: 'x2-shaka',
    why: 'The same after a gap: a viewer whose machine had slept, or whose network had been gone for longer than the list is, counted the numbers that it had seen instead of reading the last.',
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
    why: 'A list that does not load is told to who loads it; it was also thrown in the page, where error reports count it as a mistake of the site.',
    find: 'void this.handleManifestLoading(loading.promise);',
    replace: 'this.handleManifestLoading(loading.promise).catch(() => undefined);',
  },
  {
    file: 'p2p-media-loader-core/lib/hybrid-loader.js',
    why: 'A segment that arrived while the player changed to another quality, and a storage of the integrator’s was still reading, was stored, and given to others, as one of the new quality.',
    find: `                    const streamSwarmId = StreamUtils.getStreamSwarmId(swarmId, stream);
                    void this.segmentStorage.storeSegment(`,
    replace: `                    const streamSwarmId = StreamUtils.getStreamSwarmId(swarmId, segment.stream);
                    void this.segmentStorage.storeSegment(`,
  },
  {
    file: 'p2p-media-loader-core/lib/bandwidth-calculator.js',
    why: 'Right after a change of quality, a segment that was in memory had a speed of 0 / 0. hls.js averages over what it is told: one such segment, and it took the network for 500 kbit/s until the end of the session.',
    find: '        return (totalBytes * 8000) / (now - lastCountedTimestamp);',
    replace: '        return totalBytes && (totalBytes * 8000) / (now - lastCountedTimestamp);',
  },
  {
    file: 'p2p-media-loader-hlsjs/lib/fragment-loader.js',
    only: 'x2-hlsjs',
    why: 'The same, where nothing has been downloaded yet: the first segments from a storage that outlives the page.',
    find: 'const timeForLoading = (loadedBytes * 8000) / targetBitrate;',
    replace: 'const timeForLoading = targetBitrate && (loadedBytes * 8000) / targetBitrate;',
  },
  {
    file: 'p2p-media-loader-shaka/lib/loading-handler.js',
    only: 'x2-shaka',
    why: 'Shaka was told how long a segment took in whole seconds: below half a second nothing at all, from there on up to twice as long as it was.',
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
    why: 'Here they are even used, whenever a configuration names no server of its own.',
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
