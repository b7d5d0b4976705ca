/** Integrators' own storages: slow ones, and those that throw. */
export const storage = [
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
    why: 'A segment that arrived while the player was changing to another quality, and the integrator’s storage was still reading, was stored and shared as one of the new quality.',
    find: `                    const streamSwarmId = StreamUtils.getStreamSwarmId(swarmId, stream);
                    void this.segmentStorage.storeSegment(`,
    replace: `                    const streamSwarmId = StreamUtils.getStreamSwarmId(swarmId, segment.stream);
                    void this.segmentStorage.storeSegment(`,
  },
];
