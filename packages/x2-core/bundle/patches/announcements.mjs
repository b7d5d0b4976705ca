/** What a viewer tells its peers about its segments. */
export const announcements = [
  {
    file: 'p2p-media-loader-core/lib/p2p/loader.js',
    why: 'The list of a peer’s segments was made when an announcement was queued, not when it was sent: a segment just loaded over HTTP was announced as still loading, and storing it announced nothing because an announcement was already queued. Peers heard of it with the next one.',
    find: `                const { loaded, httpLoading } = this.getSegmentsAnnouncement();
                this.sendSegmentsAnnouncement(loaded, httpLoading);`,
    replace: '                this.sendSegmentsAnnouncement();',
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/loader.js',
    why: 'Outdated announcements: the list is made here, in the microtask that sends it. An empty announcement brings its own.',
    find: `                queueMicrotask(() => {
                    for (const peer of this.trackerClient.peers()) {`,
    replace: `                queueMicrotask(() => {
                    if (!loaded) ({ loaded, httpLoading } = this.getSegmentsAnnouncement());
                    for (const peer of this.trackerClient.peers()) {`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/loader.js',
    why: 'A segment that had left the uploader’s live list, but was still in its memory and announced, could not be requested: the peer that asked waited 2 s without an answer, and after three such timeouts dropped a connection with which nothing was wrong. Viewers of a live stream play at just that end of the list.',
    find: `                const segment = StreamUtils.getSegmentFromStreamByExternalId(this.stream, segmentExternalId);
                if (!segment)
                    return;`,
    replace: `                const segment = { externalId: segmentExternalId };`,
  },
];
