export type Report = {
  /** A public thread that nobody of us wrote. */
  readonly thread: string;
  readonly complaint: string;
  /** The file that holds it here, and the beginning of a test's title in it. */
  readonly file: string;
  readonly test: string;
};

const NOVAGE = 'https://github.com/Novage/p2p-media-loader/issues/';
const CDNBYE = 'https://github.com/cdnbye/hlsjs-p2p-engine/issues/';
const PEERTUBE = 'https://github.com/Chocobozzz/PeerTube/issues/';

/** What users of engines of this kind have reported, and which test says that ours does not do it. Read on 2026-11-28. */
export const publicReports: readonly Report[] = [
  {
    thread: `${NOVAGE}326`,
    complaint: 'the example plays, but all of it comes over HTTP',
    file: 'peerFailures.pw.ts',
    test: 'a healthy peer: most of the stream comes from it',
  },
  {
    thread: `${CDNBYE}14`,
    complaint: 'where P2P fails, the video stops as well',
    file: 'trackerFailures.pw.ts',
    test: 'tracker closed: plays over HTTP and says so once',
  },
  {
    thread: `${CDNBYE}20`,
    complaint: 'the tracker is away at times',
    file: 'trackerFailures.pw.ts',
    test: 'tracker that dies while viewers are connected: they keep exchanging segments',
  },
  {
    thread: `${CDNBYE}27`,
    complaint: 'segments of 1 to 2 MB run into timeouts again and again',
    file: 'slowUplink.pw.ts',
    test: 'a viewer whose uplink is full of segments is a busy peer, not a dead one',
  },
  {
    thread: `${NOVAGE}92`,
    complaint: 'one slow peer holds everybody up',
    file: 'peerFailures.pw.ts',
    test: 'peer hung in the middle of a segment',
  },
  {
    thread: `${NOVAGE}97`,
    complaint: 'with P2P the player does not change its quality',
    file: 'runningEngine.pw.ts',
    test: 'switching back to a quality that is in memory does not spoil the bandwidth estimate',
  },
  {
    thread: `${NOVAGE}164`,
    complaint: 'with many viewers, old segments are shown again',
    file: 'sameBytes.pw.ts',
    test: 'a live list that has ended meanwhile: right bytes',
  },
  {
    thread: `${NOVAGE}143`,
    complaint: 'segments of one video are shown in another',
    file: 'twoPlayers.pw.ts',
    test: 'two players with different streams on one page: each gets its own from peers',
  },
  {
    thread: `${NOVAGE}81`,
    complaint: 'are qualities that share a swarm id mixed up?',
    file: 'sameBytes.pw.ts',
    test: 'viewers of different renditions give each other nothing',
  },
  {
    thread: `${NOVAGE}12`,
    complaint: 'each user has other addresses of segments',
    file: 'awaitedSegments.pw.ts',
    test: 'a live playlist that signs its segments anew at each reload',
  },
  {
    thread: `${NOVAGE}36`,
    complaint: 'one stream from several CDNs: can their viewers share?',
    file: 'shakaPlaylists.pw.ts',
    test: 'viewers whom content steering sends to different servers share segments',
  },
  {
    thread: `${NOVAGE}105`,
    complaint: 'a token in each address keeps viewers apart',
    file: 'shakaPlaylists.pw.ts',
    test: 'viewers whose media playlist is redirected, each to a server of its own, share segments',
  },
  {
    thread: `${PEERTUBE}3648`,
    complaint: 'it uses the uplink of people on mobile networks',
    file: 'stateAndLimits.pw.ts',
    test: 'on a cellular network a viewer takes and does not give, by default',
  },
  {
    thread: `${NOVAGE}176`,
    complaint: 'after another version of the player nothing is shared',
    file: 'lowestPlayers.pw.ts',
    test: 'viewers with the lowest version of the player that the package allows share',
  },
];
