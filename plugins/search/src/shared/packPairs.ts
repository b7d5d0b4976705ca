import {packNumbers, unpackNumber} from './packNumbers.ts';

/** Pairs of single characters: the first ones by the distance from one to the next, the second ones as they are. */
export interface PackedPairs {
  steps: string;
  values: string;
}

export function packPairs(pairs: ReadonlyMap<string, string>): PackedPairs {
  const sorted = [...pairs].sort(([a], [b]) => a.charCodeAt(0) - b.charCodeAt(0));
  const steps = sorted.map(([key], at) => key.charCodeAt(0) - (sorted[at - 1]?.[0].charCodeAt(0) ?? 0));
  return {steps: packNumbers(steps), values: sorted.map(([, value]) => value).join('')};
}

export function unpackPairs({steps, values}: PackedPairs): Map<string, string> {
  let code = 0;
  return new Map([...values].map((value, at) => [String.fromCharCode((code += unpackNumber(steps, at))), value]));
}
