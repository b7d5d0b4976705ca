/** Other people's servers, which no viewer may be sent to. */
export const foreignServers = [
  {
    file: 'p2p-media-loader-core/lib/core.js',
    why: 'The package must not carry the addresses of other people’s trackers, not even unused.',
    find: `announceTrackers: [
            "wss://tracker.novage.com.ua",
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
