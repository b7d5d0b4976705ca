import {expect, test} from './fixtures.ts';
import {SEGMENT_BYTES} from './media.ts';
import {EAGER, PATIENT} from './viewers.ts';

test('a viewer whose uplink is full of segments is a busy peer, not a dead one: nobody waits in vain or drops it', async ({open}) => {
  // 2 Mbit/s for three viewers of 1.2 Mbit/s.
  const giver = await open({withTracker: true, core: EAGER, sabotage: {kind: 'slowUplink', bytesPerSecond: 250_000}});
  await giver.expectWholeStream();
  const takers = await Promise.all([0, 1, 2].map(() => open({withTracker: true, core: PATIENT})));
  const given = (bytes: number) =>
    takers.map((taker) => taker.until(({engine}, least) => engine.getStats().p2pBytes > least, bytes, 40_000));
  await Promise.all(given(6 * SEGMENT_BYTES));
  expect(await giver.stats()).toMatchObject({peers: takers.length});
  for (const taker of takers) {
    expect(await taker.read(({segmentErrors}) => segmentErrors)).toEqual([]);
    expect(await taker.read(({playerErrors}) => playerErrors.filter(({fatal}) => fatal))).toEqual([]);
  }
});
