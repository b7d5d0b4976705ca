const HELD_IN = 'packages/x2-core/bundle/patches/storage.spec.ts';

/** Integrators' own storages: slow ones, and those that throw. */
export const storage = [
  {
    name: 'storage that throws',
    why: 'If the integrator’s storage threw when it was told of a request, nobody heard of it: the segment was never answered, so nobody fetched it over HTTP and the player waited for ever.',
    heldBy: {file: HELD_IN, title: 'a storage that throws on a request: the request fails, so that the player can go on by itself'},
    places: [
      {
        file: 'p2p-media-loader-core/lib/core.js',
        find: `        void loader.loadSegment(segment, callbacks);`,
        replace: `        await loader.loadSegment(segment, callbacks);`,
      },
    ],
  },
  {
    name: 'storage that starts',
    why: 'A storage still starting when the engine was destroyed, or when another one had been started meanwhile, was never destroyed. Its error is also reported, once, for its author.',
    heldBy: {file: HELD_IN, title: 'a storage that takes time to start'},
    upstream: 'Novage/p2p-media-loader#541, Bug: Core - Race condition in initializeSegmentStorage causes duplicate storage instances',
    places: [
      {
        file: 'p2p-media-loader-core/lib/core.js',
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
    ],
  },
  {
    name: 'storage that reads',
    why: 'A segment that arrived while the player was changing to another quality, and the integrator’s storage was still reading, was stored and shared as one of the new quality.',
    heldBy: {file: HELD_IN, title: 'a segment that arrives during a change of quality is stored under its own'},
    places: [
      {
        file: 'p2p-media-loader-core/lib/hybrid-loader.js',
        find: `                    const streamSwarmId = StreamUtils.getStreamSwarmId(swarmId, stream);
                    void this.segmentStorage.storeSegment(`,
        replace: `                    const streamSwarmId = StreamUtils.getStreamSwarmId(swarmId, segment.stream);
                    void this.segmentStorage.storeSegment(`,
      },
    ],
  },
];
