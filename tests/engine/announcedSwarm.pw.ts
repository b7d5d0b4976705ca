import {getSwarm} from '../../packages/x2-core/src/swarm.ts';
import {expect, test} from './fixtures.ts';

declare global {
  interface Window {
    announced: string[];
  }
}

function noteAnnounces(): void {
  window.announced = [];
  const {send} = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    const {info_hash: infoHash} = JSON.parse(String(data)) as {info_hash?: string};
    if (infoHash !== undefined) window.announced.push(infoHash);
    send.call(this, data);
  };
}

for (const player of ['hls', 'shaka'] as const) {
  test(`${player}: the engine announces the swarm that getSwarm tells`, async ({open, origin}) => {
    const viewer = await open({withTracker: true, player, initScript: noteAnnounces});
    const {infoHash} = getSwarm({manifestUrl: `${origin.url}/vod/index.m3u8`, type: 'main', index: 0});
    await expect.poll(() => viewer.page.evaluate(() => [...new Set(window.announced)])).toEqual([infoHash]);
  });
}
