import {middleWorld, prepare} from './estimate.ts';
import {limits, type Settings} from './settings.ts';

/** Where one setting alone turns the middle estimate from saving into losing. */
export type Border = {
  readonly name: string;
  readonly now: number;
  readonly unit: string;
  /** `pays-above`: money is saved above `at`; `pays-below`: below it; `always`, `never`: over all that can be entered. */
  readonly kind: 'pays-above' | 'pays-below' | 'always' | 'never';
  readonly at: number;
};

type Lever = {
  readonly name: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly now: (settings: Settings) => number;
  readonly set: (settings: Settings, value: number) => Settings;
};

const levers: readonly Lever[] = [
  {name: '峰值带宽', unit: 'Gbit/s', min: limits.peak.min, max: limits.peak.max, now: ({peak}) => peak, set: (settings, peak) => ({...settings, peak})},
  {name: '频道数', unit: '个', min: limits.channels.min, max: limits.channels.max, now: ({channels}) => channels, set: (settings, channels) => ({...settings, channels: Math.round(channels)})},
  {name: '能互连的观众', unit: '%', min: 0, max: 100, now: (settings) => middleWorld(settings).connect * 100, set: (settings, percent) => ({...settings, connectLo: percent / 100, connectHi: percent / 100})},
  {name: '平均上行', unit: 'Mbit/s', min: limits.uplink.min, max: limits.uplink.max, now: (settings) => middleWorld(settings).uplink, set: (settings, uplink) => ({...settings, uplinkLo: uplink, uplinkHi: uplink})},
  {name: 'P2P 单价', unit: '每 GB', min: 0, max: limits.price.max, now: ({p2p}) => p2p, set: (settings, p2p) => ({...settings, p2p})},
  {name: '固定支出', unit: '每月', min: 0, max: limits.fixed.max, now: ({fixed}) => fixed, set: (settings, fixed) => ({...settings, fixed})},
];

/** Ranges span many powers of ten; the sixth power gives small values as many steps as large ones. */
const valueAt = ({min, max}: Lever, step: number): number => min + (max - min) * step ** 6;

export function bordersOf(settings: Settings): Border[] {
  return levers.map((lever) => {
    const {name, unit} = lever;
    const now = lever.now(settings);
    const pays = (step: number): boolean => {
      const changed = lever.set(settings, valueAt(lever, step));
      return prepare(changed)(middleWorld(changed)).saving > 0;
    };
    const [paysAtMin, paysAtMax] = [pays(0), pays(1)];
    if (paysAtMin === paysAtMax) return {name, unit, now, kind: paysAtMin ? 'always' : 'never', at: Number.NaN};
    let [low, high] = [0, 1];
    for (let step = 0; step < 40; step++) {
      const middle = (low + high) / 2;
      if (pays(middle) === paysAtMin) low = middle;
      else high = middle;
    }
    return {name, unit, now, kind: paysAtMax ? 'pays-above' : 'pays-below', at: valueAt(lever, (low + high) / 2)};
  });
}
