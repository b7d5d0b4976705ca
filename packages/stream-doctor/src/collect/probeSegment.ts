import {parseAddress} from '../address/signs.ts';
import type {SegmentProbe} from '../input.ts';
import type {MediaPlaylist, Segment} from '../playlist/types.ts';
import {StreamProblem} from '../playlist/StreamProblem.ts';
import {isMixedContent, request, withTimeout, type Transport} from './fetchText.ts';

/** One that should still be there: the last but one of a live window, the first of a recording. */
export const lastingSegment = ({segments, flow}: MediaPlaylist): Segment | undefined =>
  flow === 'vod' ? segments[0] : (segments.at(-2) ?? segments.at(-1));

/** Asks for two bytes of a segment. */
export async function probeSegment(segment: Segment, base: string, transport: Transport): Promise<SegmentProbe | undefined> {
  const url = parseAddress(segment.uri, base);
  if (!url) return undefined;
  const address = url.href;
  if (isMixedContent(url, transport)) return {address, outcome: 'mixed-content'};
  const first = segment.byteRange?.offset ?? 0;
  try {
    return await withTimeout(transport.signal, async (signal) => {
      const response = await request(url, {...transport, signal}, {Range: `bytes=${first}-${first + 1}`});
      await response.body?.cancel();
      const {headers, status} = response;
      const length = Number(headers.get('content-length') ?? Number.NaN);
      return {
        address,
        outcome: 'answered',
        status,
        contentRange: headers.get('content-range') ?? undefined,
        contentLength: Number.isFinite(length) ? length : undefined,
        allowOrigin: transport.origin === undefined ? undefined : headers.get('access-control-allow-origin'),
        exposedHeaders: transport.origin === undefined ? undefined : headers.get('access-control-expose-headers'),
      };
    });
  } catch (error) {
    if (error instanceof StreamProblem && error.id === 'cancelled') throw error;
    return {address, outcome: error instanceof StreamProblem && error.id === 'cors' ? 'cors' : 'network'};
  }
}
