import media from './mediaFacts.json';

/**
 * A simulated live stream over a finished recording: a window that slides with the wall clock.
 * Nothing is stored or agreed on: every tab and device with a right clock computes the same sequence numbers,
 * and identical sequence numbers are what lets viewers share segments.
 */
export type LiveStream = {
  readonly segmentSeconds: number;
  /** Segments of the recording, which repeats endlessly. */
  readonly segmentCount: number;
  /** Segments offered at a time. */
  readonly windowSegments: number;
};

/** Start of the numbering. A multiple of a minute, so the counter in the picture shows the second of the clock. */
export const LIVE_EPOCH_MS = Date.UTC(2026, 0, 1);

/** 15 × 2 s: room for P2P between the high-demand window and the edge (see /docs/hls-sdk/tuning). */
export const LAB_STREAM: LiveStream = {
  segmentSeconds: media.segmentSeconds,
  segmentCount: media.segmentCount,
  windowSegments: 15,
};

/** The newest segment that is complete at this moment. */
export function newestSequence({segmentSeconds}: LiveStream, nowMs: number): number {
  return Math.floor((nowMs - LIVE_EPOCH_MS) / 1000 / segmentSeconds) - 1;
}

/** Seconds on the stream's axis at this moment: the time at which the picture of "now" is being sent. */
export function liveNow(nowMs: number): number {
  return (nowMs - LIVE_EPOCH_MS) / 1000;
}

function segmentFile({segmentCount}: LiveStream, sequence: number): string {
  return `${String(sequence % segmentCount).padStart(2, '0')}.ts`;
}

/** The media playlist at this moment, addresses relative to the rendition's folder. */
export function livePlaylist(stream: LiveStream, nowMs: number): string {
  const {segmentSeconds, segmentCount, windowSegments} = stream;
  const last = newestSequence(stream, nowMs);
  const first = last - windowSegments + 1;
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${segmentSeconds}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    // The recording starts again every `segmentCount` segments and so do its timestamps.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor(first / segmentCount)}`,
  ];
  for (let sequence = first; sequence <= last; sequence++) {
    if (sequence !== first && sequence % segmentCount === 0) lines.push('#EXT-X-DISCONTINUITY');
    lines.push(
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(LIVE_EPOCH_MS + sequence * segmentSeconds * 1000).toISOString()}`,
      `#EXTINF:${segmentSeconds.toFixed(3)},`,
      // The number keeps addresses unique when the recording comes round; a static server ignores it.
      `${segmentFile(stream, sequence)}?sn=${sequence}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Number of a segment from its address: the sequence number of a live one, the index of a recorded one. */
export function segmentNumber(url: string): number | undefined {
  const match = url.match(/\/(?<index>\d+)\.ts(?:\?sn=(?<sequence>\d+))?$/);
  if (!match?.groups) return undefined;
  return Number(match.groups.sequence ?? match.groups.index);
}
