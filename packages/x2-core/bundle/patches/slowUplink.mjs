/** Bytes that may wait in a channel: what an uplink of 2 Mbit/s sends in 60 ms. */
const MOST_WAITING_BYTES = 16 * 1024;

/** Viewers whose uplink is full of segments: what they ask and answer must not wait for all of that. */
export const slowUplink = [
  {
    name: 'short channel',
    why: 'Up to 192 KiB of segments waited in front of every command, for each peer: three of them on 2 Mbit/s waited longer for an answer than they wait for bytes (2 s), and after three times dropped a peer with which nothing was wrong. Less waits in the channel.',
    heldBy: {
      file: 'packages/x2-core/bundle/patches/slowUplink.spec.ts',
      title: 'two pieces of a segment wait in a slow channel, and no more',
    },
    places: [
      {
        file: '@thaunknown/simple-peer/lite.js',
        find: `const MAX_BUFFERED_AMOUNT = 64 * 1024`,
        replace: `const MAX_BUFFERED_AMOUNT = ${MOST_WAITING_BYTES}`,
      },
    ],
  },
  {
    name: 'busy peer',
    why: 'A peer that has sent bytes of segments since the first of the last timeouts is busy, not dead, and was dropped all the same. The guard of its connection knows. Only as many of the last timeouts count as end a connection, so that one that was busy once may still be found dead.',
    heldBy: {
      file: 'packages/x2-core/src/peers/PeerGuard.spec.ts',
      title: 'a peer that has sent bytes between its timeouts is kept, and dropped once it is silent',
    },
    places: [
      {
        file: 'p2p-media-loader-core/lib/p2p/peer.js',
        find: `                    if (timeoutErrors.length >= this.peerConfig.p2pErrorRetries) {
`,
        replace: `                    if (timeoutErrors.length >= this.peerConfig.p2pErrorRetries && !(this.connection.lastBytesAt > timeoutErrors.at(-this.peerConfig.p2pErrorRetries).timestamp)) {
`,
      },
    ],
  },
];
