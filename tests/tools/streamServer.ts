import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

export type StreamServer = {readonly base: string; readonly asked: string[]; close(): void};

/** A CDN on this machine, on an origin of its own. It counts what it is asked for. */
export async function serveStream(answer: RequestListener): Promise<StreamServer> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const cors = {'access-control-allow-origin': '*', 'access-control-expose-headers': 'Content-Length, Content-Range', 'access-control-allow-headers': 'Range'};

export const livePlaylist = (first: number, count = 12, seconds = 1): string =>
  ['#EXTM3U', `#EXT-X-TARGETDURATION:${seconds}`, `#EXT-X-MEDIA-SEQUENCE:${first}`, ...Array.from({length: count}, (_, index) => `#EXTINF:${seconds},\ns${first + index}.ts`)].join('\n');
