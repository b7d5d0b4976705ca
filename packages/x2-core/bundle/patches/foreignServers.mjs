/** Other people's servers, which no viewer may be sent to. */
export const foreignServers = [
  {
    name: 'foreign servers',
    why: 'The package must not carry the addresses of other people’s trackers and STUN servers, not even unused. Those of the connections were even used, whenever a configuration named none of its own.',
    heldBy: {file: 'packages/x2-core/bundle/patches/foreignServers.spec.ts', title: 'the engine carries no address of a server'},
    places: [
      {
        file: 'p2p-media-loader-core/lib/core.js',
        find: `announceTrackers: [
            "wss://tracker.novage.com.ua",
            "wss://tracker.openwebtorrent.com",
        ]`,
        replace: 'announceTrackers: []',
      },
      {
        file: 'p2p-media-loader-core/lib/core.js',
        find: `iceServers: [
                { urls: "stun:stun.l.google.com:19302" },
                { urls: "stun:global.stun.twilio.com:3478" },
            ]`,
        replace: 'iceServers: []',
      },
      {
        file: '@thaunknown/simple-peer/lite.js',
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
    ],
  },
];
