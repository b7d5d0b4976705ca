import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {bordersOf, levers, paysAt} from './borders.ts';
import {channelShares, dayShape, middleWorld, prepare, priceAfter, samePrice} from './estimate.ts';
import {address, limits, type Settings} from './settings.ts';
import {histogram, simulate, toCsv} from './simulate.ts';

const example = address.defaults;
const within = ({min, max}: {min: number; max: number}) => fc.double({min, max, noNaN: true});
/** Prices as they are entered: shares of the smallest numbers that floating point knows cannot be computed. */
const amount = ({min, max}: {min: number; max: number}) =>
  fc.integer({min: min * 1000, max: max * 1000}).map((thousandths) => thousandths / 1000);

const anySettings: fc.Arbitrary<Settings> = fc.record({
  billing: fc.constantFrom('traffic' as const, 'peak95' as const),
  peak: within(limits.peak),
  load: within(limits.load),
  bitrate: within(limits.bitrate),
  channels: fc.integer({min: 1, max: 60}),
  zipf: within(limits.zipf),
  variants: fc.integer(limits.variants),
  connectLo: within(limits.share),
  connectHi: within(limits.share),
  uplinkLo: within(limits.uplink),
  uplinkHi: within(limits.uplink),
  reachLo: within(limits.share),
  reachHi: within(limits.share),
  cdn: amount(limits.price),
  p2p: amount(limits.price),
  fixed: amount(limits.fixed),
  samples: fc.constant(200),
  seed: fc.integer(limits.seed),
});

describe('estimate', () => {
  it('agrees with the formulas of the billing page', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const {ratio, peakRatio, totalGB, p2pGB, without, saving} = prepare(settings)(middleWorld(settings));
        const saved = settings.billing === 'traffic' ? totalGB * ratio * settings.cdn : without * peakRatio;
        const expected = saved - totalGB * ratio * settings.p2p - settings.fixed;
        expect(p2pGB).toBeCloseTo(totalGB * ratio, 5);
        // Sums of very different sizes lose digits: a millionth of the largest part does not count as a difference.
        expect(Math.abs(saving - expected)).toBeLessThanOrEqual(1e-6 * (without + settings.fixed + p2pGB * settings.p2p + 1));
      }),
    );
  });

  it('stays between nothing and the ceiling, and is always a number', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const world = middleWorld(settings);
        const estimate = prepare(settings)(world);
        for (const value of Object.values(estimate)) expect(Number.isFinite(value)).toBe(true);
        expect(estimate.ratio).toBeGreaterThanOrEqual(0);
        expect(estimate.ratio).toBeLessThanOrEqual(world.connect * world.reach + 1e-9);
        expect(estimate.ratio).toBeLessThanOrEqual(world.uplink / settings.bitrate + 1e-9);
      }),
    );
  });

  it('has break-even where the saving is nothing', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const {breakEvenPrice, without} = prepare(settings)(middleWorld(settings));
        if (breakEvenPrice === 0) return;
        const at = prepare({...settings, p2p: breakEvenPrice})(middleWorld(settings));
        expect(Math.abs(at.saving)).toBeLessThanOrEqual(1e-6 * (without + settings.fixed));
      }),
    );
  });

  it('shares nothing among lonely viewers', () => {
    const lonely = {...example, peak: 0.01, channels: 50};
    expect(prepare(lonely)(middleWorld(lonely)).ratio).toBe(0);
  });

  it('makes a day with the load that was asked for', () => {
    fc.assert(
      fc.property(within(limits.load), (load) => {
        const shape = dayShape(load);
        expect(shape.reduce((sum, level) => sum + level, 0) / shape.length).toBeCloseTo(load, 2);
        expect(Math.max(...shape)).toBeCloseTo(1, 6);
        expect(Math.min(...shape)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('gives every viewer a channel', () => {
    fc.assert(
      fc.property(fc.integer(limits.channels), within(limits.zipf), (channels, zipf) => {
        expect(channelShares(channels, zipf).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe('simulate', () => {
  it('draws the same worlds from the same seed, inside the reader’s ranges', () => {
    const once = simulate({...example, samples: 500});
    expect(simulate({...example, samples: 500})).toEqual(once);
    expect(simulate({...example, samples: 500, seed: 2}).saving).not.toEqual(once.saving);
    expect(once.worlds.every(({connect, uplink}) => connect >= 0.5 && connect <= 0.8 && uplink >= 1 && uplink <= 4)).toBe(true);
    const {saving, without} = prepare(example)(middleWorld(example));
    expect(once.saving.low).toBeLessThan(saving);
    expect(once.saving.high).toBeGreaterThan(saving);
    expect(once.saving.high).toBeLessThan(without);
  });

  it('reports progress that only grows, and ends', () => {
    const seen: number[] = [];
    simulate({...example, samples: 1000}, (share) => seen.push(share));
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(1);
    expect(seen.length).toBeLessThan(120);
  });

  it('puts each value into the bar it lies in', () => {
    expect(histogram([0, 1, 1, 3, 4], 4)).toEqual([
      {from: 0, to: 1, count: 1},
      {from: 1, to: 2, count: 2},
      {from: 2, to: 3, count: 0},
      {from: 3, to: 4, count: 2},
    ]);
    expect(histogram([2, 2])).toEqual([{from: 1.995, to: 2.005, count: 2}]);
  });

  it('writes every column of the CSV under its own name', () => {
    const world = {connect: 0.5, uplink: 2, reach: 0.25, ratio: 0.125, saving: -1234.5, share: -0.0625, breakEvenPrice: 0.03125};
    const range = {low: 0, middle: 0, high: 0};
    const [header, row, end, ...more] = toCsv({
      worlds: [world],
      ratio: range,
      saving: range,
      share: range,
      breakEvenPrice: range,
      pays: 0,
    }).split('\r\n');
    const cells = row!.split(',').map(Number);
    expect(Object.fromEntries(header!.split(',').map((name, index) => [name, cells[index]]))).toEqual({
      connect_share: world.connect,
      uplink_mbps: world.uplink,
      reach_share: world.reach,
      p2p_ratio: world.ratio,
      saving: world.saving,
      saving_share: world.share,
      break_even_p2p_price: world.breakEvenPrice,
    });
    expect([end, more]).toEqual(['', []]);
  });

  it('gives ordered ranges, complete bars and a CSV without holes for any settings', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const simulation = simulate(settings);
        for (const {low, middle, high} of [simulation.ratio, simulation.saving, simulation.share, simulation.breakEvenPrice]) {
          expect(low).toBeLessThanOrEqual(middle);
          expect(middle).toBeLessThanOrEqual(high);
        }
        const bars = histogram(simulation.worlds.map(({share}) => share));
        expect(bars.reduce((sum, {count}) => sum + count, 0)).toBe(200);
        expect(toCsv(simulation)).not.toMatch(/NaN|Infinity|undefined|,,/);
      }),
      {numRuns: 60},
    );
  });
});

describe('borders', () => {
  const border = (settings: Partial<Settings>, name: string) =>
    bordersOf({...example, ...settings}).find((candidate) => candidate.name === name)!;

  it('finds the price above which nothing is saved', () => {
    expect(border({fixed: 0}, 'P2P 单价')).toMatchObject({kind: 'pays-below'});
    expect(border({fixed: 0}, 'P2P 单价').at).toBeCloseTo(1, 3);
    expect(border({p2p: 2}, '峰值带宽').kind).toBe('never');
  });

  it('finds the size that pays for a fixed cost', () => {
    const fixed = 100_000;
    const {at, kind} = border({fixed}, '峰值带宽');
    expect(kind).toBe('pays-above');
    const saving = (peak: number): number => prepare({...example, fixed, peak})(middleWorld(example)).saving;
    expect(saving(at * 1.01)).toBeGreaterThan(0);
    expect(saving(at * 0.99)).toBeLessThanOrEqual(0);
  });

  it('finds the border beside the present, where there are several', () => {
    const settings = {...example, billing: 'peak95' as const, peak: 0.1, channels: 20, p2p: 0.01, fixed: 0};
    expect(prepare(settings)(middleWorld(settings)).saving).toBeGreaterThan(0);
    expect(border(settings, '峰值带宽').kind).not.toBe('never');
  });

  it('is right on both sides of every border, for any settings', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        for (const [index, {now, at, kind}] of bordersOf(settings).entries()) {
          const lever = levers[index]!;
          const pays = (value: number) => paysAt(settings, lever, value);
          if (kind === 'always' || kind === 'never') {
            expect(pays(now), lever.name).toBe(kind === 'always');
            continue;
          }
          const hair = Math.max(1e-9, Math.abs(at) * 1e-6);
          expect([pays(at - hair), pays(at + hair)], `${lever.name} ${at}`).toEqual(kind === 'pays-above' ? [false, true] : [true, false]);
          expect(pays(now), 'nothing changes on the way').toBe(now > at === (kind === 'pays-above'));
        }
      }),
      {numRuns: 60},
    );
    // Nine seconds on an idle core, more than twice that beside other specs on a busy machine.
  }, 60_000);
});

it('another way of billing starts from the price that makes the same bill', () => {
  const traffic = {...address.defaults, billing: 'traffic', cdn: 0.2} as const;
  const peak = {...traffic, billing: 'peak95', cdn: samePrice(traffic, 'peak95').cdn} as const;
  const bill = (settings: Settings) => prepare(settings)(middleWorld(settings)).without;
  expect(peak.cdn).toBeGreaterThan(10);
  expect(bill(peak) / bill(traffic)).toBeCloseTo(1, 3);
  expect(samePrice(peak, 'traffic').cdn).toBeCloseTo(0.2, 3);
  expect(samePrice({...traffic, cdn: 0}, 'peak95').cdn).toBe(0);
});

describe('there and back between the ways of billing', () => {
  const toPeak = (cdn: number, more: Partial<Settings> = {}) => {
    const left = {billing: 'traffic', cdn} as const;
    const traffic = {...example, ...left};
    return {left, peak: {...traffic, billing: 'peak95' as const, cdn: priceAfter(traffic, 'peak95').cdn, ...more}};
  };

  it.each([500_000, 0.123456, 1, 0])('brings the reader’s own price back: %d', (cdn) => {
    const {left, peak} = toPeak(cdn);
    expect(priceAfter(peak, 'traffic', left)).toEqual({cdn, isCut: false});
    // And forth again, as often as one likes.
    expect(priceAfter({...peak, ...left}, 'peak95', peak).cdn).toBe(peak.cdn);
  });

  it('converts a price that was edited, or one whose bill has changed', () => {
    const {left, peak} = toPeak(0.123456, {cdn: 20});
    expect(priceAfter(peak, 'traffic', left)).toEqual(samePrice(peak, 'traffic'));
    const other = toPeak(0.123456, {load: 0.7}).peak;
    expect(priceAfter(other, 'traffic', left)).toEqual(samePrice(other, 'traffic'));
  });

  it('says so when the converted price is more than the field takes', () => {
    const isCut = (cdn: number) => priceAfter({...example, billing: 'traffic', cdn}, 'peak95').isCut;
    expect([isCut(500_000), isCut(1)]).toEqual([true, false]);
  });
});
