/** How long both players wait for the first byte by themselves: hls.js' `maxTimeToFirstByteMs`, Shaka Player's `connectionTimeout`. */
const FIRST_BYTE_MS = 10_000;

/** A server that thinks before it answers is not one that has stopped answering. */
export const firstByte = [
  {
    name: 'first byte',
    why: 'Three seconds without a byte ended a request, also when the server had not begun to answer: an origin that takes 3.5 s to find a segment was asked again and again, and the player waited three times as long as without the engine. Until the first byte it has the time that the player itself would give; from then on silence counts.',
    heldBy: {file: 'packages/x2-core/bundle/patches/firstByte.spec.ts', title: 'a server that answers late'},
    places: [
      {
        file: 'p2p-media-loader-core/lib/http-loader.js',
        find: `            notReceivingBytesTimeoutMs: this.httpConfig.httpNotReceivingBytesTimeoutMs,
        };`,
        replace: `            notReceivingBytesTimeoutMs: Math.max(${FIRST_BYTE_MS}, this.httpConfig.httpNotReceivingBytesTimeoutMs),
        };`,
      },
      {
        file: 'p2p-media-loader-core/lib/http-loader.js',
        find: `            requestControls.firstBytesReceived();
`,
        replace: `            requestControls.firstBytesReceived();
            this.request.notReceivingBytesTimeout.restart(this.httpConfig.httpNotReceivingBytesTimeoutMs);
`,
      },
    ],
  },
];
