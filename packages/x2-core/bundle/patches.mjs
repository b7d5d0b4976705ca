/**
 * What is changed in the pinned engine while bundling. A text that is no longer found stops the build, so an upgrade
 * cannot lose a change silently. None touches what peers say to each other.
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
