import {describe, expect, test} from 'vitest';
import {getSwarm} from './swarm.ts';

describe('getSwarm', () => {
  test('agrees with what a running engine announced', () => {
    // Written down from the engine's own log in Chromium.
    const swarm = getSwarm({manifestUrl: 'http://127.0.0.1:39851/vod/index.m3u8', type: 'main', index: 0});
    expect(swarm.streamSwarmId).toBe('v2-http://127.0.0.1:39851/vod/index.m3u8-main-0');
    expect(swarm.infoHash).toBe('M0Mim+BPMYITieAkoF7y');
  });

  test('is 20 characters, also in hexadecimal', () => {
    const {infoHash, infoHashHex} = getSwarm({swarmId: '内容 1', type: 'secondary', index: 2});
    expect(infoHash).toHaveLength(20);
    expect(Buffer.from(infoHash, 'ascii').toString('hex')).toBe(infoHashHex);
  });

  test('ignores the query, and prefers a swarm id', () => {
    const of = (manifestUrl: string, swarmId?: string) =>
      getSwarm({manifestUrl, type: 'main', index: 0, ...(swarmId !== undefined && {swarmId})}).infoHash;
    expect(of('https://a.example/x.m3u8?token=1')).toBe(of('https://a.example/x.m3u8?token=2'));
    expect(of('https://a.example/x.m3u8', 'same')).toBe(of('https://b.example/y.m3u8', 'same'));
    expect(of('https://a.example/x.m3u8')).not.toBe(of('https://b.example/x.m3u8'));
  });

  test('needs one of them', () => {
    expect(() => getSwarm({type: 'main', index: 0})).toThrow(TypeError);
  });
});
