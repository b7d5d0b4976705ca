import type {CoreConfig} from 'x2-hlsjs';
import {mediaHeaders} from './mediaHeaders';

// #region request
type RequestSetup = NonNullable<CoreConfig['httpRequestSetup']>;

export const authorizedSegmentRequest: RequestSetup = async (
  segmentUrl,
  _segmentByteRange,
  signal,
  requestByteRange,
) => {
  const headers = new Headers(mediaHeaders(segmentUrl));
  // Keep the range: the engine asks for the rest of a segment that a peer sent
  // in part.
  if (requestByteRange) {
    const {start, end = ''} = requestByteRange;
    headers.set('Range', `bytes=${start}-${end}`);
  }
  // Keep the signal: without it a cancelled download goes on in the background.
  return new Request(segmentUrl, {headers, signal});
};
// #endregion
