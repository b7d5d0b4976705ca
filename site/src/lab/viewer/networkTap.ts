import {segmentNumber} from '../liveWindow.ts';
import {realPace} from './Pace.ts';

const SLICE = 4096;
const pace = realPace();
let segmentBytes = 0;

/** Bytes of segments that came over HTTP, counted outside the engine, aborted downloads included. */
export function httpSegmentBytes(): number {
  return segmentBytes;
}

export function throttleHttp(bytesPerSecond: number | undefined): void {
  pace.bytesPerSecond = bytesPerSecond;
}

/**
 * Stands between this viewer and the server, for segments only: counts, slows down when asked, and never uses the
 * browser's cache, because the viewers of one page stand for people on different devices.
 */
export function installNetworkTap(): void {
  const nativeFetch = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (segmentNumber(request.url) === undefined) return nativeFetch(request);
    const response = await nativeFetch(new Request(request, {cache: 'no-store'}));
    if (!response.body) return response;
    const {status, statusText, headers} = response;
    const observed = new Response(response.body.pipeThrough(observer()), {status, statusText, headers});
    // A constructed response has no URL, but hls.js resolves addresses against it.
    Object.defineProperty(observed, 'url', {value: response.url});
    return observed;
  };
}

function observer(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new TransformStream({
    async transform(chunk, controller) {
      segmentBytes += chunk.byteLength;
      if (pace.bytesPerSecond === undefined) return controller.enqueue(chunk);
      // In small slices: a slow line still delivers something all the time, so no timeout mistakes it for a dead one.
      for (let from = 0; from < chunk.byteLength; from += SLICE) {
        const slice = chunk.subarray(from, from + SLICE);
        await pace.take(slice.byteLength);
        controller.enqueue(slice);
      }
    },
  });
}
