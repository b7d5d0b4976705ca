import type {Segment, Stream} from 'p2p-media-loader-core';
import {describe, expect, test} from 'vitest';
import {PlaylistBook} from './PlaylistBook.ts';
import type {ShakaReference, ShakaStream} from './shakaTypes.ts';
import {StreamRegistrar} from './StreamRegistrar.ts';

const HOST = 'https://cdn.example';

/** As much of the core as a registrar uses. */
class FakeCore {
  readonly streams = new Map<string, Stream & {segments: Map<string, Segment>}>();
  updates = 0;

  addStreamIfNoneExists(stream: Stream): void {
    if (!this.streams.has(stream.runtimeId)) this.streams.set(stream.runtimeId, {...stream, segments: new Map()});
  }

  getStream(id: string): never {
    return this.streams.get(id) as never;
  }

  updateStream(id: string, added: Iterable<Segment> = [], removed: Iterable<string> = []): void {
    this.updates += 1;
    const segments = this.streams.get(id)!.segments;
    for (const segment of added) segments.set(segment.runtimeId, segment);
    for (const segment of removed) segments.delete(segment);
  }

  /** What each stream has, by its name: numbers, by the file. */
  get told(): Record<string, Record<string, number>> {
    const numbers = (segments: Map<string, Segment>) =>
      Object.fromEntries([...segments].map(([id, {externalId}]) => [id.slice(HOST.length + 1), externalId]));
    return Object.fromEntries([...this.streams.values()].map(({type, index, segments}) => [`${type} ${index}`, numbers(segments)]));
  }
}

type Kind = {readonly start?: number; readonly endByte?: number; readonly isPartial?: boolean; readonly status?: number};

function reference(name: string | undefined, {start = 0, endByte, isPartial = false, status = 0}: Kind = {}): ShakaReference {
  return {
    getUris: () => (name === undefined ? [] : [`${HOST}/${name}`, `https://second.example/${name}`]),
    getStartByte: () => 0,
    getEndByte: () => endByte ?? null,
    getStartTime: () => start,
    getEndTime: () => start + 2,
    getStatus: () => status,
    isPartial: () => isPartial,
  } as unknown as ShakaReference;
}

/** An index as Shaka's: positions stay when old segments leave. */
class FakeIndex {
  evicted = 0;
  references: ShakaReference[];
  asked = 0;

  constructor(references: ShakaReference[]) {
    this.references = references;
  }

  find(): number | null {
    return this.references.length > 0 ? this.evicted : null;
  }

  get(position: number): ShakaReference | null {
    this.asked += 1;
    return this.references[position - this.evicted] ?? null;
  }
}

const streamOf = (index: FakeIndex | null, more: Partial<ShakaStream> = {}): ShakaStream =>
  ({segmentIndex: index, type: 'video', originalId: 'v', bandwidth: 1000, language: 'und', channelsCount: null, ...more}) as never;

const list = (first: number, names: readonly string[]): string =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-MEDIA-SEQUENCE:${first}\n${names.map((name) => `#EXTINF:2,\n${name}\n`).join('')}`;

function hls(...playlists: string[]) {
  const book = new PlaylistBook();
  const address = `${HOST}/index.m3u8`;
  const read = (text: string, isSource = false) => book.read({text, requested: address, answered: address, isSource});
  playlists.forEach((text, place) => read(text, place === 0));
  const core = new FakeCore();
  return {core, read, registrar: new StreamRegistrar(core, {player: {isAudioOnly: () => false}, book})};
}

function dash(isAudioOnly = false) {
  const core = new FakeCore();
  return {core, registrar: new StreamRegistrar(core, {player: {isAudioOnly: () => isAudioOnly}, book: undefined})};
}

describe('HLS', () => {
  test('segments have the numbers of the playlist, and follow it', () => {
    const {core, read, registrar} = hls(list(5, ['5.ts', '6.ts']));
    const index = new FakeIndex([reference('5.ts'), reference('6.ts')]);
    const stream = streamOf(index);
    registrar.update(stream);
    expect(core.told).toEqual({'main only': {'5.ts': 5, '6.ts': 6}});
    read(list(6, ['6.ts', '7.ts']));
    index.evicted += 1;
    index.references = [index.references[1]!, reference('7.ts')];
    registrar.update(stream);
    expect(core.told).toEqual({'main only': {'6.ts': 6, '7.ts': 7}});
  });

  test('parts, segments that are not finished, gaps and what no playlist lists are left out', () => {
    const {core, registrar} = hls(list(0, ['0.ts', '1.ts', '2.ts', '3.ts']));
    const odd = [reference('1.ts', {isPartial: true}), reference(undefined), reference('2.ts', {status: 2}), reference('x.ts')];
    registrar.update(streamOf(new FakeIndex([reference('0.ts'), ...odd, reference('3.ts')])));
    expect(core.told).toEqual({'main only': {'0.ts': 0, '3.ts': 3}});
  });

  test('a segment keeps its number while Shaka keeps it, whatever its address is now', () => {
    const {core, read, registrar} = hls(list(0, ['a/0.ts', 'a/1.ts']));
    const index = new FakeIndex([reference('a/0.ts'), reference('a/1.ts')]);
    const stream = streamOf(index);
    registrar.update(stream);
    read(list(0, ['b/0.ts', 'b/1.ts', 'b/2.ts']));
    index.references = [...index.references, reference('b/2.ts')];
    registrar.update(stream);
    expect(core.told).toEqual({'main only': {'a/0.ts': 0, 'a/1.ts': 1, 'b/2.ts': 2}});
  });

  test('an address that is used again is another segment', () => {
    const {core, read, registrar} = hls(list(0, ['a.ts', 'b.ts']));
    const index = new FakeIndex([reference('a.ts'), reference('b.ts')]);
    const stream = streamOf(index);
    registrar.update(stream);
    read(list(1, ['b.ts', 'a.ts']));
    index.evicted += 1;
    index.references = [index.references[1]!, reference('a.ts')];
    registrar.update(stream);
    expect(core.told).toEqual({'main only': {'b.ts': 1, 'a.ts': 2}});
  });

  test('a list that has not changed is neither read nor told again, one that was incomplete is', () => {
    const names = ['0.ts', '1.ts', '2.ts', '3.ts', '4.ts'];
    const {core, read, registrar} = hls(list(0, names));
    const whole = streamOf(new FakeIndex(names.map((name) => reference(name))));
    registrar.update(whole);
    const {asked} = whole.segmentIndex as unknown as FakeIndex;
    registrar.update(whole);
    expect((whole.segmentIndex as unknown as FakeIndex).asked - asked).toBeLessThanOrEqual(3);
    expect(core.updates).toBe(1);
    const ahead = streamOf(new FakeIndex([reference('4.ts'), reference('5.ts')]));
    registrar.update(ahead);
    expect(core.told['main only']).toEqual({'4.ts': 4});
    read(list(4, ['4.ts', '5.ts']));
    registrar.update(ahead);
    expect(core.told['main only']).toEqual({'4.ts': 4, '5.ts': 5});
  });

  test('a stream that turns out to be another rendition takes nothing along', () => {
    const book = new PlaylistBook();
    const read = (path: string, text: string, isSource = false) =>
      book.read({text, requested: `${HOST}/${path}`, answered: `${HOST}/${path}`, isSource});
    read('master.m3u8', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=2\nhigh.m3u8\n', true);
    read('low.m3u8', list(0, ['slate.ts']));
    read('high.m3u8', list(7, ['slate.ts']));
    const core = new FakeCore();
    const registrar = new StreamRegistrar(core, {player: {isAudioOnly: () => false}, book});
    const index = new FakeIndex([reference('slate.ts')]);
    const stream = streamOf(index);
    registrar.update(stream);
    expect(Object.values(core.told)).toEqual([{'slate.ts': 0}]);
    read('high.m3u8', list(7, ['slate.ts', '8.ts']));
    index.references = [...index.references, reference('8.ts')];
    registrar.update(stream);
    expect(Object.values(core.told)).toEqual([{}, {'slate.ts': 7, '8.ts': 8}]);
  });
});

describe('DASH', () => {
  test('segments are numbered by their time, the first address counts', () => {
    const {core, registrar} = dash();
    registrar.update(streamOf(new FakeIndex([reference('a.m4s', {start: 0}), reference('b.m4s', {start: 2.2, endByte: 9})])));
    expect(core.told).toEqual({'main v/1000//und/': {'a.m4s': 0, 'b.m4s|0-9': 4}});
    expect(core.streams.get('main v/1000//und/')?.segments.get(`${HOST}/b.m4s|0-9`)).toMatchObject({
      url: `${HOST}/b.m4s`,
      byteRange: {start: 0, end: 9},
      startTime: 2.2,
      endTime: 4.2,
    });
  });

  test('sound is secondary beside a picture, and text is nothing', () => {
    const audio = {type: 'audio', originalId: 'a', language: 'zh/CN', channelsCount: 2} as const;
    const {core, registrar} = dash();
    registrar.update(streamOf(new FakeIndex([reference('a.m4s')]), audio));
    registrar.update(streamOf(new FakeIndex([reference('t.vtt')]), {type: 'text'}));
    expect(Object.keys(core.told)).toEqual(['secondary a/1000//zh%2FCN/2']);
    const alone = dash(true);
    alone.registrar.update(streamOf(new FakeIndex([reference('a.m4s')]), audio));
    expect(Object.keys(alone.core.told)).toEqual(['main a/1000//zh%2FCN/2']);
  });

  test('a stream keeps its name when a period adds to it', () => {
    const {core, registrar} = dash();
    const index = new FakeIndex([reference('a.m4s')]);
    const stream = streamOf(index);
    registrar.update(stream);
    stream.originalId = 'v,w';
    index.references = [...index.references, reference('b.m4s', {start: 2})];
    registrar.update(stream);
    expect(core.told).toEqual({'main v/1000//und/': {'a.m4s': 0, 'b.m4s': 4}});
  });

  test('a stream without an index is left to Shaka', () => {
    const {core, registrar} = dash();
    registrar.update(streamOf(null));
    registrar.update(streamOf(new FakeIndex([])));
    expect(core.updates).toBe(0);
  });
});
