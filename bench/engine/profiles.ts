import type {Sabotage} from '../../tests/engine/sabotage.ts';

/** One network in which a viewer plays, with and without the engine. */
export type Profile = {
  readonly name: string;
  /** What the origin does with a request for a segment: the `count`-th, `seconds` after the first. */
  readonly origin?: (request: {readonly count: number; readonly seconds: number}) => Answer;
  /** Bits per second of all answers together. */
  readonly bitsPerSecond?: number;
  /** Other viewers that have the whole stream, each with what is wrong with it. */
  readonly givers?: readonly Giver[];
  /** More viewers who take from the same givers. */
  readonly otherTakers?: number;
  readonly tracker?: 'up' | 'down' | 'none';
};

type Answer = {
  readonly status?: number;
  /** Milliseconds before the first byte. */
  readonly delay?: number;
  /** The share of its bytes after which the connection breaks. */
  readonly breaksAt?: number;
};

export type Giver = {readonly sabotage?: Sabotage; /** Seconds after the viewer's start. */ readonly leavesAfter?: number};

/** 2 Mbit/s. */
const SLOW_UPLINK: Sabotage = {kind: 'slowUplink', bytesPerSecond: 250_000};

/** The stream has 1.2 Mbit/s. */
export const profiles: readonly Profile[] = [
  {name: 'all good', givers: [{}, {}]},
  {name: 'first byte after 3.5 s', origin: () => ({delay: 3500}), tracker: 'none'},
  {name: 'origin at 1 Mbit/s', bitsPerSecond: 1_000_000},
  {name: 'every fourth answer breaks off', origin: ({count}) => (count % 4 === 3 ? {breaksAt: 0.5} : {})},
  // A fixed sequence, the same for both: 0 to 1.5 s.
  {name: 'jitter up to 1.5 s', origin: ({count}) => ({delay: (count * 7919) % 1500})},
  {name: '503 for 4 s, twice', origin: ({seconds}) => (seconds % 12 >= 4 && seconds % 12 < 8 ? {status: 503} : {})},
  {name: 'slow uplink for three', givers: [{sabotage: SLOW_UPLINK}], otherTakers: 2},
  {name: 'one slow peer of two', givers: [{}, {sabotage: {kind: 'slowUplink', bytesPerSecond: 30_000}}]},
  {name: 'peers leave', givers: [{leavesAfter: 3}, {leavesAfter: 6}, {leavesAfter: 9}]},
  {name: 'tracker down', tracker: 'down'},
];
