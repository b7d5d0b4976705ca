import type {Fact} from './fact.ts';

/** What pages print for a fact nobody has confirmed. */
export const NEUTRAL = '以 X2 控制台公示为准';

/** The value of a fact that always has one (known or placeholder). */
export function ownerValue<T>(fact: Fact<T>): T {
  if (fact.state === 'unknown') throw new Error('This owner fact is unknown; use ownerText for a neutral sentence.');
  return fact.value;
}

/** The value as text; the neutral sentence where there is none. */
export function ownerText(fact: Fact<unknown>): string {
  return fact.state === 'unknown' ? NEUTRAL : String(fact.value);
}
