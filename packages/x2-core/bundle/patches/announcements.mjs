/** What a viewer tells its peers about its segments. */
export const announcements = [
  {
    file: 'p2p-media-loader-core/lib/p2p/loader.js',
    why: 'A segment that had left the uploader’s live list, but was still in its memory and announced, could not be requested: the peer that asked waited 2 s without an answer, and after three such timeouts dropped a connection with which nothing was wrong. Viewers of a live stream play at just that end of the list.',
    find: `                const segment = StreamUtils.getSegmentFromStreamByExternalId(this.stream, segmentExternalId);
                if (!segment)
                    return;`,
    replace: `                const segment = { externalId: segmentExternalId };`,
  },
];
