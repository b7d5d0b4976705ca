import {expect, test} from './fixtures.ts';
import {hashesOf, segments} from './media.ts';
import {EAGER, PATIENT} from './viewers.ts';

/** Another stream with segments of the same names: each a packet longer. */
const OTHERS = new Map([...segments].map(([name, bytes]) => [name, Buffer.concat([bytes, bytes.subarray(-188)])]));

for (const player of ['hls', 'shaka'] as const) {
  test(`two players with different streams on one page: each gets its own from peers, and goes on without the other (${player})`, async ({
    open,
    origin,
  }) => {
    for (const [name, bytes] of OTHERS) origin.writeFile(`/other/${name}`, bytes);
    const one = {player, withTracker: true};
    const other = {...one, path: '/other/index.m3u8'};
    const [giver, otherGiver] = [await open({...one, core: EAGER}), await open({...other, core: EAGER})];
    await Promise.all([giver.expectWholeStream(), otherGiver.expectWholeStream(hashesOf(OTHERS))]);

    const taker = await open({...one, core: PATIENT});
    const beside = await open({...other, core: {...PATIENT, p2pDownloadTimeWindow: 16}, beside: taker});
    await Promise.all([taker.untilFromPeers(4), beside.untilFromPeers(2)]);
    await taker.expectWholeStream();
    const [given, taken] = [await giver.stats(), await taker.stats()];
    expect(taken).toMatchObject({peers: 1, p2pBytes: given.uploadBytes});

    await taker.read(({engine}) => engine.destroy());
    const before = (await beside.stats()).p2pBytes;
    const late = await open({...other, core: PATIENT});
    await Promise.all([late.untilConnected(2), beside.untilConnected(2)]);
    await beside.apply({p2pDownloadTimeWindow: 6000});
    await beside.expectWholeStream(hashesOf(OTHERS));
    await beside.expectPlaying();
    expect((await beside.stats()).p2pBytes).toBeGreaterThan(before);
    expect(await taker.stats()).toEqual({...taken, peers: 0});
    expect([...taker.uncaught]).toEqual([]);
  });

  test(`two players with the same stream on one page: both play it whole, and the first goes on without the second (${player})`, async ({
    open,
  }) => {
    const stream = {player, withTracker: true};
    const giver = await open({...stream, core: EAGER});
    await giver.expectWholeStream();
    const taker = await open({...stream, core: PATIENT});
    await taker.untilConnected();
    const beside = await open({...stream, core: PATIENT, beside: taker});
    await beside.expectWholeStream();
    await beside.expectPlaying();
    // Other viewers see two hls.js players of one page as one peer.
    if (player === 'hls') expect(await beside.stats()).toMatchObject({peers: 0, p2pBytes: 0});
    else expect((await beside.stats()).p2pBytes).toBeGreaterThan(0);
    await beside.read(({engine}) => engine.destroy());
    await taker.expectWholeStream();
    await taker.expectPlaying();
    expect((await taker.stats()).p2pBytes).toBeGreaterThan(0);
    expect([...taker.uncaught]).toEqual([]);
  });
}
