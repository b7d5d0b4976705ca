import {middleWorld, prepare} from './estimate.ts';
import {limits, type Settings} from './settings.ts';

/** The nearest value at which changing one setting alone turns the middle estimate from a saving into a loss, or back. */
export type Border = {
  readonly name: string;
  readonly now: number;
  readonly unit: string;
  /** `pays-above`: money is saved just above `at`; `pays-below`: just below it; `always`, `never`: wherever it is moved. */
  readonly kind: 'pays-above' | 'pays-below' | 'always' | 'never';
  readonly at: number;
};

export type Lever = {
  readonly name: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly now: (settings: Settings) => number;
  readonly set: (settings: Settings, value: number) => Settings;
};

export const levers: readonly Lever[] = [
  {
    name: '峰值带宽',
    unit: 'Gbit/s',
    min: limits.peak.min,
    max: limits.peak.max,
    now: ({peak}) => peak,
    set: (settings, peak) => ({...settings, peak}),
  },
  {
    name: '频道数',
    unit: '个',
    min: limits.channels.min,
    max: limits.channels.max,
    now: ({channels}) => channels,
    set: (settings, channels) => ({...settings, channels: Math.round(channels)}),
  },
  {
    name: '能互连的观众',
    unit: '%',
    min: 0,
    max: 100,
    now: (settings) => middleWorld(settings).connect * 100,
    set: (settings, percent) => ({...settings, connectLo: percent / 100, connectHi: percent / 100}),
  },
  {
    name: '平均上行',
    unit: 'Mbit/s',
    min: limits.uplink.min,
    max: limits.uplink.max,
    now: (settings) => middleWorld(settings).uplink,
    set: (settings, uplink) => ({...settings, uplinkLo: uplink, uplinkHi: uplink}),
  },
  {name: 'P2P 单价', unit: '每 GB', min: 0, max: limits.price.max, now: ({p2p}) => p2p, set: (settings, p2p) => ({...settings, p2p})},
  {
    name: '固定支出',
    unit: '每月',
    min: 0,
    max: limits.fixed.max,
    now: ({fixed}) => fixed,
    set: (settings, fixed) => ({...settings, fixed}),
  },
];

/** Whether money is saved with one setting changed. */
export function paysAt(settings: Settings, lever: Lever, value: number): boolean {
  const changed = lever.set(settings, value);
  return prepare(changed)(middleWorld(changed)).saving > 0;
}

/** Ranges span many powers of ten; the sixth power gives small values as many steps as large ones. */
const valueAt = ({min, max}: Lever, step: number): number => min + (max - min) * step ** 6;
const stepOf = ({min, max}: Lever, value: number): number => ((value - min) / (max - min)) ** (1 / 6);

/** P2P may pay at the billed peak but cost beside it, so there can be several borders: the range is tested in steps of this size. */
const STRIDE = 1 / 48;
const HALVINGS = 40;

export function bordersOf(settings: Settings): Border[] {
  return levers.map((lever) => {
    const {name, unit} = lever;
    const now = lever.now(settings);
    const pays = (step: number): boolean => paysAt(settings, lever, valueAt(lever, step));
    const here = Math.min(1, Math.max(0, stepOf(lever, now)));
    const paysNow = pays(here);
    const [up, down] = [borderBeyond(pays, here, paysNow, 1), borderBeyond(pays, here, paysNow, -1)];
    const nearest = up === undefined || (down !== undefined && here - down < up - here) ? down : up;
    if (nearest === undefined) return {name, unit, now, kind: paysNow ? 'always' : 'never', at: Number.NaN};
    return {name, unit, now, kind: nearest > here === paysNow ? 'pays-below' : 'pays-above', at: valueAt(lever, nearest)};
  });
}

/** The first step from `here`, up or down, at which `pays` changes. */
function borderBeyond(pays: (step: number) => boolean, here: number, paysHere: boolean, direction: 1 | -1): number | undefined {
  const end = direction > 0 ? 1 : 0;
  for (let near = here; near !== end;) {
    const far = Math.min(1, Math.max(0, near + direction * STRIDE));
    if (pays(far) !== paysHere) return halve(pays, near, paysHere, far);
    near = far;
  }
  return undefined;
}

/** Bisects between `near` and `far` for the step at which `pays` changes. */
function halve(pays: (step: number) => boolean, near: number, paysNear: boolean, far: number): number {
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (near + far) / 2;
    if (pays(middle) === paysNear) near = middle;
    else far = middle;
  }
  return (near + far) / 2;
}
