/** What ties upstream's engine to the member of a swarm that takes the place of its tracker client; see src/peers. */
export const swarmClient = [
  {
    name: 'swarm client',
    why: 'The client of a swarm knows its engine by nothing else: it makes itself known there, takes the engine’s limit on uploads and tells when a tracker has answered.',
    heldBy: {
      file: 'packages/x2-core/bundle/patches/swarmClient.spec.ts',
      title: 'each swarm that an engine joins makes itself known to it',
    },
    places: [
      {
        file: 'p2p-media-loader-core/lib/p2p/tracker-client.js',
        find: `            rtcConfig: this.config.rtcConfig,
`,
        replace: `            rtcConfig: this.config.rtcConfig,
            events: this.eventTarget,
`,
      },
    ],
  },
];
