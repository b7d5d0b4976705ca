/** What a viewer tells its peers about its segments. */
export const announcements = [
  {
    name: 'out of the list',
    why: 'A segment that had left the uploader’s live list, but was still in its memory and announced, could not be requested: the peer that asked waited 2 s without an answer, and after three such timeouts dropped a connection with which nothing was wrong. Viewers of a live stream play at just that end of the list.',
    heldBy: {
      file: 'packages/x2-core/bundle/patches/announcements.spec.ts',
      title: 'a segment that has left the list, but not the memory, is given to who asks for it',
    },
    places: [
      {
        file: 'p2p-media-loader-core/lib/p2p/loader.js',
        find: `                const segment = StreamUtils.getSegmentFromStreamByExternalId(this.stream, segmentExternalId);
                if (!segment)
                    return;`,
        replace: `                const segment = { externalId: segmentExternalId };`,
      },
    ],
  },
  {
    name: 'full blocks',
    why: 'Numbers go in blocks of 256, and the length of a full one was written as 0: nobody could read the announcement, upstream’s own reader included, so who had watched a recording for a while gave nothing to anybody. One segment of a full block stays unannounced; the format is the same.',
    heldBy: {file: 'packages/x2-core/src/peers/commands.spec.ts', title: 'announcements of whole blocks of 256'},
    upstream: 'Novage/p2p-media-loader#562, fix(core): binary serialization edge cases',
    places: [
      {
        file: 'p2p-media-loader-core/lib/p2p/commands/binary-serialization.js',
        find: `        bytes.push(Number(diffByte));
`,
        replace: `        if (bytes.length < 255)
            bytes.push(Number(diffByte));
`,
      },
    ],
  },
];
