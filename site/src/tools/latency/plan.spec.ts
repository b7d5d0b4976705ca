import fc from 'fast-check';
import {defaultSettings, diagnose} from 'stream-doctor';
import {describe, expect, it} from 'vitest';
import {lastWithoutRoom, overAudience, overPlaylistLength} from './curves.ts';
import {findingsFor} from './findings.ts';
import {planFor} from './plan.ts';
import {address, limits, settingsFrom, type LatencySettings} from './settings.ts';

const example = settingsFrom(address.defaults);
const numberWithin = ({min, max}: {min: number; max: number}) => fc.double({min, max, noNaN: true});
const integerWithin = ({min, max}: {min: number; max: number}) => fc.integer({min, max});

const anySettings: fc.Arbitrary<LatencySettings> = fc
  .record({
    d: numberWithin(limits.segmentDuration),
    n: integerWithin(limits.segmentCount),
    w: numberWithin(limits.highDemandTimeWindow),
    s: integerWithin(limits.liveSyncDurationCount),
    h: numberWithin(limits.holdBack),
    b: numberWithin(limits.bitrate),
    u: numberWithin(limits.uplink),
    a: integerWithin(limits.audience),
    v: integerWithin(limits.variants),
  })
  .map(settingsFrom);

describe('planFor', () => {
  it('knows the example of the page', () => {
    expect(planFor(example)).toEqual({
      latency: 36,
      latencyWithoutEngine: 12,
      addedLatency: 24,
      lookAhead: 21,
      segmentBudget: 17,
      room: 'enough',
      segmentBytes: 1_000_000,
      sendSeconds: 2,
      viewersPerVariant: 200 / 3,
      ceiling: 0.985,
      uplinkShare: 2,
      bestRatio: 0.985,
      memoryBytes: 13_750_000,
    });
  });

  it.each([
    [1, 1, 0],
    [1, 3, 0],
    [2, 1, 0.5],
    [6, 3, 0.5],
    [4, 4, 0],
    [100, 1, 0.99],
  ])('%i viewers on %i renditions reach %d at best', (audience, variants, ceiling) => {
    expect(planFor({...example, audience, variants}).ceiling).toBeCloseTo(ceiling, 10);
  });

  it('is finite, ordered and never promises more than the ceiling', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const plan = planFor(settings);
        for (const value of Object.values(plan)) if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
        expect(plan.latency).toBeGreaterThanOrEqual(settings.segmentDuration);
        expect(plan.latency).toBeLessThanOrEqual(settings.segmentDuration * settings.segmentCount + 1e-9);
        expect(plan.segmentBudget).toBeLessThanOrEqual(plan.lookAhead);
        expect(plan.bestRatio).toBeLessThanOrEqual(plan.ceiling);
        expect(plan.ceiling).toBeLessThan(1);
        expect(plan.ceiling).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('gives P2P no less time when the high-demand window shrinks', () => {
    fc.assert(
      fc.property(anySettings, numberWithin({min: 0, max: 1}), (settings, factor) => {
        const smaller = planFor({...settings, highDemandTimeWindow: settings.highDemandTimeWindow * factor});
        expect(smaller.segmentBudget).toBeGreaterThanOrEqual(planFor(settings).segmentBudget);
      }),
    );
  });
});

describe('findingsFor', () => {
  const ids = (settings: Partial<LatencySettings>): string[] => findingsFor({...example, ...settings}).map(({id}) => id);

  it('finds nothing wrong with the example', () => {
    expect(ids({})).toEqual([]);
  });

  it.each<[string, Partial<LatencySettings>, string[]]>([
    ['no room', {segmentDuration: 2, segmentCount: 5}, ['red no-room', 'amber tiny-segments']],
    ['little room', {segmentCount: 6}, ['red segment-too-big', 'amber tight-room']],
    ['an uplink of half the bitrate', {uplink: 1}, ['amber uplink-below-bitrate']],
    ['an uplink of less', {uplink: 0.9}, ['red uplink-below-bitrate']],
    ['an uplink as large as the bitrate', {uplink: 2}, []],
    ['an uplink too slow for one segment', {uplink: 0.2, segmentCount: 8}, ['red uplink-below-bitrate', 'red segment-too-big']],
    ['one viewer for each rendition', {audience: 3}, ['red nobody-to-share-with']],
    ['two for one of them', {audience: 4}, ['amber small-audience']],
    ['few viewers', {audience: 8}, ['amber small-audience']],
    ['enough viewers', {audience: 15}, []],
    ['a window of less than a segment', {highDemandTimeWindow: 3}, ['red no-safety']],
    ['a window of a segment', {highDemandTimeWindow: 4}, ['amber little-safety']],
    ['a window of a segment and a timeout', {highDemandTimeWindow: 7}, []],
    ['segments of a second', {segmentDuration: 1, segmentCount: 40}, ['amber tiny-segments']],
    ['segments of two seconds', {segmentDuration: 2, segmentCount: 20}, ['amber tiny-segments']],
    ['segments of ten seconds', {segmentDuration: 10, segmentCount: 6}, ['amber long-segments']],
    ['a latency of a minute', {segmentCount: 16}, ['amber long-latency']],
    ['a latency of less', {segmentCount: 15}, []],
    ['a latency that the integrator chose', {liveSyncDurationCount: 9}, []],
    [
      'more than a phone can hold',
      {bitrate: 50, segmentCount: 60, segmentDuration: 15, highDemandTimeWindow: 60},
      ['red uplink-below-bitrate', 'red segment-too-big', 'red memory', 'amber long-latency', 'amber long-segments'],
    ],
  ])('%s', (_, settings, expected) => {
    expect(findingsFor({...example, ...settings}).map(({id, level}) => `${level} ${id}`)).toEqual(expected);
  });

  it('draws the same lines as the stream doctor', () => {
    const counterparts = {
      'room-none': 'no-room',
      'room-tight': 'tight-room',
      'margin-none': 'no-safety',
      'margin-little': 'little-safety',
      'latency-long': 'long-latency',
      'segment-short': 'tiny-segments',
      'segment-long': 'long-segments',
    };
    const {min, max} = limits.segmentDuration;
    fc.assert(
      fc.property(
        fc.integer({min, max}),
        integerWithin(limits.segmentCount),
        integerWithin(limits.highDemandTimeWindow),
        (segmentDuration, segmentCount, highDemandTimeWindow) => {
          const text = `#EXTM3U\n#EXT-X-TARGETDURATION:${segmentDuration}\n#EXT-X-MEDIA-SEQUENCE:1\n${Array.from({length: segmentCount}, (_, i) => `#EXTINF:${segmentDuration},\ns${i}.ts\n`).join('')}`;
          const said = diagnose({entry: {text}}, {...defaultSettings, highDemandTimeWindow}).findings.map(({id}) => id);
          const ours = ids({segmentDuration, segmentCount, highDemandTimeWindow});
          for (const [theirs, own] of Object.entries(counterparts)) expect([own, ours.includes(own)]).toEqual([own, said.includes(theirs)]);
        },
      ),
    );
  });

  it('tells little room by the time that a segment has and the time that it takes', () => {
    expect(findingsFor({...example, segmentCount: 6}).find(({id}) => id === 'tight-room')?.text).toContain(
      '切片从出现到进入高需求窗口只有 1 s，短于一个切片的时长 4 s；',
    );
  });

  it('says the worst first, and prints no missing number', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const findings = findingsFor(settings);
        const levels = findings.map(({level}) => level);
        expect(levels).toEqual([...levels].sort((a, b) => Number(a === 'amber') - Number(b === 'amber')));
        for (const {text, fix} of findings) expect(text + fix).not.toMatch(/NaN|Infinity|undefined|—/);
      }),
    );
  });

  it('advises a length of playlist that helps', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const engineDecides = {...settings, liveSyncDurationCount: undefined, holdBack: undefined};
        const advice = findingsFor(engineDecides).find(({id}) => id === 'no-room' || id === 'tight-room');
        const advised = Number(advice?.fix.match(/播放列表加到 (\d+) 个切片/)?.[1]);
        if (!advice || Number.isNaN(advised)) return;
        expect(planFor({...engineDecides, segmentCount: advised}).room).toBe('enough');
      }),
    );
  });
});

describe('curves', () => {
  it('run through the point of the settings', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const points = overPlaylistLength(settings);
        const own = points.find(({segmentCount}) => segmentCount === settings.segmentCount);
        expect(own?.latency).toBe(planFor(settings).latency);
        expect(own?.segmentBudget).toBe(planFor(settings).segmentBudget);
        expect(overAudience(settings).every(({ceiling, bestRatio}) => bestRatio <= ceiling)).toBe(true);
      }),
    );
  });

  it('mark where there is no room', () => {
    expect(lastWithoutRoom(overPlaylistLength(example))).toBe(5);
    expect(lastWithoutRoom(overPlaylistLength({...example, highDemandTimeWindow: 0}))).toBe(0);
  });
});
