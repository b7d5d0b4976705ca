/**
 * What is changed in the pinned engine while bundling. A text that is no longer found stops the build, so an upgrade
 * cannot lose a change silently. None touches what peers say to each other. `only` names the one package that contains
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
    why: 'The other half of the same change.',
    find: `                queueMicrotask(() => {
                    for (const peer of this.trackerClient.peers()) {`,
    replace: `                queueMicrotask(() => {
                    if (!loaded) ({ loaded, httpLoading } = this.getSegmentsAnnouncement());
                    for (const peer of this.trackerClient.peers()) {`,
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
