import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {faultsOf} from './faultsOf.ts';
import {arrivalsOf, positionAt, ratio, totals, type RecordedRun, type RunName} from './recordedRun.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const read = (name: string) => JSON.parse(readFileSync(`${FOLDER}${name}.json`, 'utf8')) as RecordedRun;

const MUST_HAPPEN: Record<RunName, readonly string[]> = {
  good: [],
  'tracker-cut': ['tracker-cut'],
  'viewer-gone': ['viewer-gone', 'peer-closed'],
  'segment-corrupted': ['corruption-ordered', 'corrupted-upload', 'segment-rejected'],
};
const names = Object.keys(MUST_HAPPEN) as RunName[];

it('every recording is one that is known', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  expect(files.sort()).toEqual(names.map((name) => `${name}.json`).sort());
});

describe.each(names)('%s', (name) => {
  const run = read(name);

  it('adds up: ledger, senders, order, stalls', () => {
    expect(run.name).toBe(name);
    expect(run.arrivals.length).toBeGreaterThan(40);
    expect(faultsOf(run)).toEqual([]);
  });

  it('says when and with what it was made', () => {
    expect(run.date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    expect(run.versions.engine).toMatch(/^x2-hlsjs \d+\.\d+\.\d+$/);
    expect(run.versions.player).toMatch(/^hls\.js \d+\.\d+\.\d+$/);
    expect(run.versions.browser).toMatch(/^Chromium \d+$/);
  });

  it('shows what it is there to show, and goes on after it', () => {
    const kinds = run.incidents.map(([, kind]) => kind);
    expect(kinds).toEqual(expect.arrayContaining([...MUST_HAPPEN[name]]));
    if (name === 'good') return expect(kinds.filter((kind) => kind !== 'viewer-joined')).toEqual([]);
    const [faultAt] = run.incidents.find(([, kind]) => kind === MUST_HAPPEN[name][0])!;
    expect(faultAt).toBeGreaterThan(10_000);
    expect(run.durationMs - faultAt).toBeGreaterThan(12_000);
    expect(totals(run).p2pBytes, 'viewers go on sharing').toBeGreaterThan(totals(run, faultAt).p2pBytes);
  });

  it('plays only what has arrived', () => {
    const early = run.positions.flatMap(([atMs, ...positions]) =>
      positions.flatMap((seconds, index) => {
        if (seconds === null) return [];
        const segment = Math.floor(seconds / run.segmentSeconds);
        const isThere = arrivalsOf(run, index + 1).some((row) => row[2] === segment && row[0] <= atMs);
        return isThere ? [] : [`seat ${index + 1} at ${seconds} s, ${atMs} ms into the run`];
      }),
    );
    expect(early).toEqual([]);
  });

  it('has every viewer who is there playing to the end', () => {
    const gone = run.incidents.filter(([, kind]) => kind === 'viewer-gone').map(([, , seat]) => seat);
    for (let seat = 1; seat <= run.settings.viewers; seat++) {
      const [from, to] = [run.durationMs - 6000, run.durationMs - 1500].map((atMs) => positionAt(run, seat, atMs));
      if (gone.includes(seat)) expect(to).toBeUndefined();
      else expect(to! - from!, `seat ${seat}`).toBeCloseTo(4.5, 0);
    }
  });
});

describe('a recording is refused', () => {
  const good = read('good');
  const arrivals = [...good.arrivals];
  const sent = arrivals.findIndex(([, , , source]) => source === 'p');
  const [atMs, seat, segment, , fromSeat, bytes] = arrivals[sent]!;
  const differently = (row: RecordedRun['arrivals'][number]): RecordedRun => ({...good, arrivals: arrivals.with(sent, row)});

  it.each([
    ['a segment that came twice', {...good, arrivals: [...arrivals, arrivals.at(-1)!]}, 'came twice'],
    ['a sender without the segment', differently([atMs, seat, segment, 'p', 8, bytes]), 'did not hold it'],
    ['a sender who is the receiver', differently([atMs, seat, segment, 'p', seat, bytes]), 'did not hold it'],
    ['bytes that are in no ledger', differently([atMs, seat, segment, 'p', fromSeat, bytes + 1]), 'p2pBytes of the ledger'],
    ['a source that is another', differently([atMs, seat, segment, 'h', null, bytes]), 'httpBytes of the ledger'],
    ['a stall', {...good, stalls: good.stalls.with(0, 1)}, 'stalls: 1'],
  ] as const)('for %s', (_, run, fault) => {
    expect(faultsOf(run).join('\n')).toContain(fault);
  });
});

it('can be asked for a stretch of it, for a seat, and for a position in between', () => {
  const run: RecordedRun = {
    ...read('good'),
    arrivals: [
      [100, 1, 0, 'h', null, 30],
      [200, 2, 0, 'p', 1, 10],
    ],
    positions: [
      [1000, 0, null],
      [2000, 1, 0.5],
    ],
  };
  expect([totals(run, 150), totals(run), ratio(run, 50), ratio(run)]).toEqual([
    {httpBytes: 30, p2pBytes: 0},
    {httpBytes: 30, p2pBytes: 10},
    undefined,
    0.25,
  ]);
  expect(arrivalsOf(run, 2)).toEqual([run.arrivals[1]]);
  expect([positionAt(run, 1, 1500), positionAt(run, 2, 1500), positionAt(run, 2, 2000), positionAt(run, 1, 2500)]).toEqual([
    0.5,
    undefined,
    0.5,
    undefined,
  ]);
});
