import {serve, type Served} from '@x2p2p/test-tools/loopback';
import {pageFiles} from '../pageFiles.ts';
import {listAt, segmentAt, type LiveStream} from './liveStream.ts';

const sendPageFile = pageFiles({
  '/player.html': 'bench/watch/page/player.html',
  '/player.js': 'bench/watch/page/player.js',
  '/hls.js': 'node_modules/hls.js/dist/hls.min.js',
});

export type LiveOrigin = Served & {
  /** Has a stream begin now, and returns the address of its list. */
  begin(stream: LiveStream): {readonly address: string; readonly startedAt: number};
};

/** Serves live streams, each by its own clock, and the page of a viewer. */
export async function startLiveOrigin(): Promise<LiveOrigin> {
  const streams: {readonly stream: LiveStream; readonly startedAt: number}[] = [];
  const served = await serve((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://origin');
    if (sendPageFile(pathname, response)) return;
    const [, id, name = ''] = /^\/(\d+)\/(.+)$/.exec(pathname) ?? [];
    const found = streams[Number(id)];
    const headers = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Range', 'Cache-Control': 'no-store'};
    if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end();
    if (!found) return void response.writeHead(404, headers).end();
    const {stream, startedAt} = found;
    const second = (Date.now() - startedAt) / 1000;
    if (name.endsWith('.m3u8')) {
      const answer = stream.listAnswer(second);
      if (answer === 'silence') return;
      const body = answer === 200 ? listAt(stream, second, startedAt) : '';
      return void response.writeHead(answer, {...headers, 'Content-Type': 'application/vnd.apple.mpegurl'}).end(body);
    }
    const bytes = segmentAt(stream, name);
    if (typeof bytes === 'number') return void response.writeHead(bytes, headers).end();
    return void response.writeHead(200, {...headers, 'Content-Type': 'video/mp2t', 'Content-Length': bytes.length}).end(bytes);
  });
  return {
    ...served,
    begin(stream) {
      const startedAt = Date.now();
      streams.push({stream, startedAt});
      return {address: `${served.url}/${streams.length - 1}/live.m3u8`, startedAt};
    },
  };
}
