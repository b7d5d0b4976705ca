import {beforeAll, describe, expect, test, vi} from 'vitest';
import {loadCore, type UpstreamCore} from '@x2p2p/test-tools/upstream/loadCore';
import {segment, settled, startEngine} from '@x2p2p/test-tools/upstream/startEngine';
import {wholeAsBundled} from '../asBundled.mjs';
import {stopEngineClock} from '@x2p2p/test-tools/engineClock';

let upstream: UpstreamCore;

beforeAll(async () => {
  upstream = await loadCore(...wholeAsBundled());
});

stopEngineClock();

const passes = async (ms: number): Promise<void> => {
  vi.advanceTimersByTime(ms);
  await settled();
};

async function startAsking() {
  const engine = startEngine(upstream);
  const came = engine.load(segment(0));
  const errors: string[] = [];
  engine.core.addEventListener('onSegmentError', ({error}) => errors.push(error.type));
  await settled();
  return {...engine, came, errors, asked: engine.askedFor(segment(0))};
}

describe('a server that answers late', () => {
  test('is waited for as long as the player would wait, and asked once', async () => {
    const {core, came, errors, asked, urls} = await startAsking();
    await passes(9900);
    asked.answer();
    await settled();
    expect(errors).toEqual([]);
    expect(urls.filter((url) => url === segment(0))).toHaveLength(1);
    expect(came.data).toBeInstanceOf(ArrayBuffer);
    core.destroy();
  });

  test('and never answers is given up', async () => {
    const {core, errors} = await startAsking();
    await passes(10_100);
    expect(errors).toContain('bytes-receiving-timeout');
    core.destroy();
  });

  test('and falls silent is given up after 3 s', async () => {
    const {core, errors, asked} = await startAsking();
    await passes(5000);
    asked.begin();
    await settled();
    await passes(2900);
    expect(errors).toEqual([]);
    await passes(200);
    expect(errors).toEqual(['bytes-receiving-timeout']);
    core.destroy();
  });
});
