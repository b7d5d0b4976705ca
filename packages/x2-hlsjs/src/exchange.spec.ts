import fc from 'fast-check';
import {M3U8Parser} from 'hls.js';
import {beforeAll, expect, test} from 'vitest';
import {loadEngine} from '@x2p2p/test-tools/upstream/loadEngine';
import type {EngineCore} from 'x2-core';
import {readMediaList, readRenditions} from 'x2-core/identity';
import {HlsStreams} from './HlsStreams.ts';
import {audience, bytesAt, encodingAt, masterOf, mediaOf, sourceOf, world, type Audience, type World} from '@x2p2p/test-tools/streamWorld';

/** By swarm and number, what a viewer would ask peers for, and give to them: the bytes that the servers have for it. */
type Shelf = ReadonlyMap<string, string>;

let createCore: () => EngineCore;

beforeAll(async () => {
  const engine = await loadEngine();
  createCore = () => new (engine.Core as unknown as new () => EngineCore)();
});

const key = (type: string, id: string, sequence: number): string => `${type} ${id} #${sequence}`;

/** By hls.js' own parser and our integration. */
function hlsShelf(given: World, viewer: Audience): Shelf {
  const url = sourceOf(viewer);
  const text = masterOf(given, viewer);
  const master = M3U8Parser.parseMasterPlaylist(text, url);
  const {AUDIO = []} = M3U8Parser.parseMasterPlaylistMedia(text, url, master);
  const core = createCore();
  const streams = new HlsStreams(core);
  streams.add({
    variants: master.levels.map((level) => ({url: level.url, attributes: level.attrs})),
    audio: AUDIO.map((track) => ({url: track.url, attributes: track.attrs})),
  });
  const shelf = new Map<string, string>();
  for (const address of new Set([...master.levels, ...AUDIO].map((one) => one.url))) {
    const list = mediaOf(given, encodingAt(given, address), viewer);
    streams.update(address, M3U8Parser.parseLevelPlaylist(list, address, 0, 'main' as never, 0, null));
    const stream = core.getStream(address)!;
    for (const {externalId, url: segment, byteRange} of stream.segments.values())
      shelf.set(key(stream.type, stream.index, externalId), bytesAt(segment, byteRange));
  }
  return shelf;
}

/** By the texts alone, which is what the integration of Shaka Player goes by. */
function shakaShelf(given: World, viewer: Audience): Shelf {
  const shelf = new Map<string, string>();
  for (const {url, type, id} of readRenditions(masterOf(given, viewer), sourceOf(viewer))) {
    const {segments} = readMediaList(mediaOf(given, encodingAt(given, url), viewer), url)!;
    for (const {sequence, url: segment, byteRange} of segments) shelf.set(key(type, id, sequence), bytesAt(segment, byteRange));
  }
  return shelf;
}

const shelves = {hls: hlsShelf, shaka: shakaShelf};
const player = fc.constantFrom(...(Object.keys(shelves) as (keyof typeof shelves)[]));

const pair = world.chain((given) => fc.tuple(fc.constant(given), audience(given), audience(given), player, player));

test('whatever two viewers exchange is what each asked for', () => {
  let exchanged = 0;
  fc.assert(
    fc.property(pair, ([given, one, other, first, second]) => {
      const a = shelves[first](given, one);
      const b = shelves[second](given, other);
      const common = [...a.keys()].filter((name) => b.has(name));
      exchanged += common.length;
      expect(common.map((name) => `${name}: ${a.get(name)}`)).toEqual(common.map((name) => `${name}: ${b.get(name)}`));
    }),
    {numRuns: 1000},
  );
  expect(exchanged, 'segments that they have in common').toBeGreaterThan(1000);
});

test('two viewers of one list meet, in whatever order, on whatever host, live or afterwards, with either player', () => {
  const sameList = world.chain((given) =>
    audience(given).chain((one) =>
      fc.tuple(
        fc.constant(given),
        fc.constant(one),
        audience(given).chain((other) =>
          fc
            .shuffledSubarray([...one.listed], {minLength: one.listed.length})
            .map((listed) => ({...other, listed, hasSecondGroup: one.hasSecondGroup})),
        ),
        player,
        player,
      ),
    ),
  );
  fc.assert(
    fc.property(sameList, ([given, one, other, first, second]) => {
      const a = shelves[first](given, one);
      const b = shelves[second](given, other);
      const has = new Set(b.values());
      const wanted = [...a].filter(([, bytes]) => has.has(bytes));
      for (const [name, bytes] of wanted) expect(b.get(name), name).toBe(bytes);
    }),
    {numRuns: 500},
  );
});
