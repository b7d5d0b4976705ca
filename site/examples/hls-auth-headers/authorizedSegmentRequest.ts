// #region request
import type {CoreConfig} from 'x2-hlsjs';
import {mediaHeaders} from './mediaHeaders';

type RequestSetup = NonNullable<CoreConfig['httpRequestSetup']>;

export const authorizedSegmentRequest: RequestSetup = async (
  segmentUrl,
  _segmentByteRange,
  signal,
  requestByteRange,
) => {
  const headers = new Headers(mediaHeaders(segmentUrl));
  // 必须带上范围：节点只送来一半时，引擎用 HTTP 只取剩下的部分。
  if (requestByteRange) {
    const {start, end = ''} = requestByteRange;
    headers.set('Range', `bytes=${start}-${end}`);
  }
  // 必须带上 signal：否则取消了的下载还会在后台继续。
  return new Request(segmentUrl, {headers, signal});
};
// #endregion
