import type {RequestListener} from 'node:http';
import {serve} from '@x2p2p/test-tools/loopback';

export type StreamServer = {readonly base: string; readonly asked: string[]; close(): Promise<void>};

/** A CDN on this machine, on an origin of its own. It counts what it is asked for. */
export async function serveStream(answer: RequestListener): Promise<StreamServer> {
  const asked: string[] = [];
  const {url, close} = await serve((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  return {base: url, asked, close};
}

export const cors = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Length, Content-Range',
  'access-control-allow-headers': 'Range',
};

export const livePlaylist = (first: number, count = 12, seconds = 1): string =>
  [
    '#EXTM3U',
    `#EXT-X-TARGETDURATION:${seconds}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    ...Array.from({length: count}, (_, index) => `#EXTINF:${seconds},\ns${first + index}.ts`),
  ].join('\n');
