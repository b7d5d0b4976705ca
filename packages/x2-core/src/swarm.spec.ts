import {describe, expect, test} from 'vitest';
import {getSwarm, ONLY_RENDITION} from './swarm.ts';

const ONLY = {type: 'main', rendition: ONLY_RENDITION} as const;

describe('getSwarm', () => {
  test('names a stream by its source and what it is', () => {
    const {streamSwarmId} = getSwarm({manifestUrl: 'https://cdn.x2p2p.example/vod/index.m3u8?token=1', ...ONLY});
    expect(streamSwarmId).toBe('v2-https://cdn.x2p2p.example/vod/index.m3u8-main-only');
  });

  test('is 15 bytes of its SHA-1, as text and in hexadecimal', async () => {
    const {streamSwarmId, infoHash, infoHashHex} = getSwarm({swarmId: '内容 1', type: 'secondary', rendition: 'low/zh/中文//'});
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(streamSwarmId)));
    expect(infoHash).toBe(Buffer.from(digest.slice(0, 15)).toString('base64'));
    expect(Buffer.from(infoHash, 'ascii').toString('hex')).toBe(infoHashHex);
  });

  test('ignores the query, and prefers a swarm id', () => {
    const of = (manifestUrl: string, swarmId?: string) =>
      getSwarm({manifestUrl, ...ONLY, ...(swarmId !== undefined && {swarmId})}).infoHash;
    expect(of('https://a.example/x.m3u8?token=1')).toBe(of('https://a.example/x.m3u8?token=2'));
    expect(of('https://a.example/x.m3u8', 'same')).toBe(of('https://b.example/y.m3u8', 'same'));
    expect(of('https://a.example/x.m3u8')).not.toBe(of('https://b.example/x.m3u8'));
  });

  test('needs one of them', () => {
    expect(() => getSwarm(ONLY)).toThrow(TypeError);
  });
});
