import Hls, {type Fragment, type HlsConfig, type LevelDetails} from 'hls.js';
import {LAB_STREAM, segmentNumber} from '../liveWindow.ts';
import {LOCAL_TRACKER, MEDIA_BASE, type EngineOptions, type SegmentArrival, type ViewerIncident, type ViewerStart} from '../protocol.ts';
import {HlsJsP2PEngine} from './engine.ts';
import type {HashList} from './hashList.ts';
import {PlaylistLoader} from './PlaylistLoader.ts';
import {Recovery} from './Recovery.ts';

export type PlayerEvents = {
  readonly onSegment: (segment: SegmentArrival) => void;
  readonly onIncident: (incident: ViewerIncident, detail?: string) => void;
  readonly onFailure: () => void;
};

export type PlayerCounts = {
  /** HTTP bytes by the engine's own account, to compare with those counted outside it. */
  readonly engineHttpBytes: number | undefined;
  readonly p2pBytes: number;
  readonly uploadBytes: number;
  readonly verified: number;
  readonly rejected: number;
  readonly peerIds: readonly string[];
};

export type Player = {
  readonly counts: () => PlayerCounts;
  /** Seconds from the player's clock to the common axis of the stream; undefined before the first playlist. */
  readonly axisOffset: () => number | undefined;
  readonly applyOptions: (options: EngineOptions) => void;
  readonly setRendition: (rendition: number) => void;
  readonly destroy: () => void;
};

export const PLAYER_VERSION = `hls.js ${Hls.version}`;

/** The local tracker lets everybody in; the engine wants a token wherever there is a tracker. */
const LOCAL_TOKEN = 'lab';

export function startPlayer(video: HTMLVideoElement, start: ViewerStart, hashes: HashList | undefined, events: PlayerEvents): Player {
  const player = start.group === 'p2p' ? p2pPlayer(start, hashes, events) : plainPlayer(start, events);
  const {hls} = player;
  const source = `${MEDIA_BASE}${start.mode}.m3u8`;
  const recovery = new Recovery();
  let offset: number | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    // Fixed by hand: viewers of different renditions are different swarms, and the visitor should see when they part.
    hls.loadLevel = start.rendition;
  });
  hls.on(Hls.Events.LEVEL_UPDATED, (_, {details}) => {
    offset = offsetOf(details) ?? offset;
  });
  hls.on(Hls.Events.ERROR, (_, {fatal, type, details}) => {
    if (!fatal) return;
    const isNetwork = type === Hls.ErrorTypes.NETWORK_ERROR;
    const wait = isNetwork || type === Hls.ErrorTypes.MEDIA_ERROR ? recovery.next(video.currentTime) : undefined;
    if (wait === undefined) {
      events.onIncident('playback-given-up', details);
      events.onFailure();
      return;
    }
    events.onIncident('playback-failed', details);
    if (!isNetwork) hls.recoverMediaError();
    // The playlist itself may be missing, and then there is nothing to resume.
    else retry = setTimeout(() => (hls.levels.length > 0 ? hls.startLoad() : hls.loadSource(source)), wait);
  });
  hls.once(Hls.Events.MEDIA_ATTACHED, () => {
    video.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') events.onIncident('playback-failed', 'autoplay');
    });
  });
  hls.attachMedia(video);
  hls.loadSource(source);

  return {
    counts: player.counts,
    axisOffset: () => offset,
    applyOptions: player.applyOptions,
    setRendition: (rendition) => {
      hls.nextLevel = rendition;
    },
    destroy: () => {
      clearTimeout(retry);
      hls.destroy();
    },
  };
}

function baseConfig(rendition: number): Partial<HlsConfig> {
  return {
    // Eight viewers in a page: demuxing 200 kbit/s needs no thread of its own, and no blob worker in the page's CSP.
    enableWorker: false,
    loader: PlaylistLoader,
    startLevel: rendition,
    backBufferLength: 10,
    // Both groups may load a recording to its end, as the engine does by default; otherwise the comparison is unfair.
    maxBufferLength: 60,
    maxMaxBufferLength: 60,
    // The start that the engine would choose by itself for this window; hls.js alone would not (it takes 3).
    // Fixed here for both groups: the same distance from the edge means the same bytes to load.
    liveSyncDurationCount: LAB_STREAM.windowSegments - 1,
  };
}

type Variant = {readonly hls: Hls; readonly counts: () => PlayerCounts; readonly applyOptions: (options: EngineOptions) => void};

/** hls.js alone. */
function plainPlayer(start: ViewerStart, events: PlayerEvents): Variant {
  const hls = new Hls(baseConfig(start.rendition));
  hls.on(Hls.Events.FRAG_LOADED, (_, {frag, payload}) => {
    const number = segmentNumber(frag.url);
    if (number !== undefined) events.onSegment({number, source: 'http', bytes: payload.byteLength, peerId: undefined});
  });
  const nothing: PlayerCounts = {engineHttpBytes: undefined, p2pBytes: 0, uploadBytes: 0, verified: 0, rejected: 0, peerIds: []};
  return {hls, counts: () => nothing, applyOptions: () => {}};
}

function p2pPlayer(start: ViewerStart, hashes: HashList | undefined, events: PlayerEvents): Variant {
  const checked = {verified: 0, rejected: 0};
  const peerIds = new Set<string>();
  const check = hashes
    ? async (url: string, _range: unknown, data: ArrayBuffer) => {
        const isRight = await hashes.matches(url, data);
        if (isRight) checked.verified += 1;
        else checked.rejected += 1;
        return isRight;
      }
    : undefined;

  const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);
  const hls = new HlsWithP2P({
    ...baseConfig(start.rendition),
    p2p: {
      token: start.token ?? LOCAL_TOKEN,
      core: {
        ...start.options,
        announceTrackers: [start.trackerUrl ?? LOCAL_TRACKER],
        ...(check && {validateP2PSegment: check, validateHTTPSegment: check}),
      },
    },
  });
  const engine = hls.p2pEngine;

  engine.addEventListener('onSegmentLoaded', ({segmentUrl, bytesLength, downloadSource, peerId}) => {
    const number = segmentNumber(segmentUrl);
    if (number !== undefined) events.onSegment({number, source: downloadSource, bytes: bytesLength, peerId});
  });
  engine.addEventListener('onPeerConnect', ({peerId}) => void peerIds.add(peerId));
  engine.addEventListener('onPeerClose', ({peerId}) => {
    if (peerIds.delete(peerId)) events.onIncident('peer-closed', peerId);
  });
  engine.addEventListener('onSegmentError', ({error, segment, downloadSource}) => {
    const number = String(segmentNumber(segment.url) ?? '');
    if (error.type === 'p2p-segment-validation-failed' || error.type === 'http-segment-validation-failed')
      events.onIncident('segment-rejected', number);
    else if (downloadSource === 'http') events.onIncident('http-failed', number);
    else if (error.type === 'bytes-receiving-timeout') events.onIncident('p2p-timeout', number);
  });

  return {
    hls,
    counts: () => {
      const {httpBytes: engineHttpBytes, p2pBytes, uploadBytes} = engine.getStats();
      return {engineHttpBytes, p2pBytes, uploadBytes, ...checked, peerIds: [...peerIds]};
    },
    applyOptions: (options) => engine.applyDynamicConfig({core: options}),
  };
}

function offsetOf({fragments}: LevelDetails): number | undefined {
  const last: Fragment | undefined = fragments.at(-1);
  const number = last && segmentNumber(last.url);
  return last && number !== undefined ? number * LAB_STREAM.segmentSeconds - last.start : undefined;
}
