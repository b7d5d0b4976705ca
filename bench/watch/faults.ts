import type {LiveStream} from './liveStream.ts';

/** A fault that happens to a live stream, `FAULT_AT` seconds after the viewer came. */
export type Fault = {
  readonly kind: 'late' | 'missing' | 'frozen' | 'reset' | 'clock step';
  readonly name: string;
  /** Length of segments and how many the list has. */
  readonly segment: 2 | 4 | 6 | 8;
  readonly count: number;
  readonly stream: Partial<LiveStream>;
};

/** Long enough for hls.js to have started and read the list a few times. */
export const FAULT_AT = 36;

const after = (second: number): boolean => second >= FAULT_AT;

/** Every segment from the fault on comes later than the one before by this share of its length. */
const slower = (segment: number, share: number): Partial<LiveStream> => ({
  delay: (end) => (after(end) ? (end - FAULT_AT) * share + segment * share : 0),
});
const once = (seconds: number): Partial<LiveStream> => ({delay: (end) => (after(end) ? Math.max(0, seconds - (end - FAULT_AT)) : 0)});
const frozen = (seconds = Infinity): Partial<LiveStream> => ({
  readAt: (second) => (after(second) && second < FAULT_AT + seconds ? FAULT_AT : second),
});
const list = (answer: number | 'silence'): Partial<LiveStream> => ({listAnswer: (second) => (after(second) ? answer : 200)});
const segments = (status: number, most = Infinity): Partial<LiveStream> => ({
  segmentStatus: (end) => (end > FAULT_AT && end <= FAULT_AT + most ? status : 200),
});
/** Numbers from the fault on are others; with `isRenamed` the files are, too. The encoder begins with a list of `left` segments. */
const renumbered = (shift: number | 'zero', {left = Infinity, isSeam = false, pause = 0} = {}): Partial<LiveStream> => ({
  restart: {at: FAULT_AT, number: shift, left, isSeam},
  delay: (end) => (after(end) ? pause : 0),
});
const dates = (seconds: number): Partial<LiveStream> => ({dateShift: (end) => (end > FAULT_AT ? seconds : 0), hasDates: true});

const fault =
  (kind: Fault['kind']) =>
  (name: string, segment: Fault['segment'], count: number, stream: Partial<LiveStream>): Fault => ({kind, name, segment, count, stream});
const late = fault('late');
const missing = fault('missing');
const stopped = fault('frozen');
const reset = fault('reset');
const clock = fault('clock step');

export const faults: readonly Fault[] = [
  late('one update 20 s late', 4, 6, once(20)),
  late('one update 30 s late', 6, 6, once(30)),
  late('one update 24 s late', 4, 15, once(24)),
  late('encoder at 0.8 of real time', 4, 6, slower(4, 0.25)),
  late('encoder at 0.7 of real time', 4, 10, slower(4, 0.43)),
  late('encoder at 0.65 of real time', 6, 6, slower(6, 0.54)),
  late('encoder at half of real time', 6, 10, slower(6, 1)),
  late('one update 40 s late', 8, 6, once(40)),
  missing('segments 404 from now on', 4, 6, segments(404)),
  missing('segments 404 from now on', 6, 6, segments(404)),
  missing('segments 404 from now on', 8, 6, segments(404)),
  missing('segments 503 from now on', 4, 10, segments(503)),
  missing('three segments 404', 4, 6, segments(404, 12)),
  missing('the list 404', 4, 6, list(404)),
  missing('the list 503', 6, 6, list(503)),
  missing('the list without an answer', 4, 10, list('silence')),
  stopped('for good', 4, 6, frozen()),
  stopped('for good', 4, 15, frozen()),
  stopped('for good', 6, 5, frozen()),
  stopped('for good', 6, 10, frozen()),
  stopped('for good', 8, 6, frozen()),
  stopped('for good', 2, 6, frozen()),
  stopped('for 25 s', 4, 6, frozen(25)),
  stopped('for 40 s', 6, 6, frozen(40)),
  reset('to 0, a list of the same length', 4, 6, renumbered('zero')),
  reset('to 0, beginning with one segment', 4, 6, renumbered('zero', {left: 1})),
  reset('to 0, a list of the same length', 6, 6, renumbered('zero')),
  reset('to 0, beginning with one segment', 6, 10, renumbered('zero', {left: 1})),
  reset('to 0, after a pause of 6 s', 4, 6, renumbered('zero', {left: 1, pause: 6})),
  reset('to 0, behind a seam', 4, 10, renumbered('zero', {left: 1, isSeam: true})),
  reset('to 0, a list of the same length', 8, 6, renumbered('zero')),
  reset('to 0, beginning with one segment', 8, 6, renumbered('zero', {left: 1})),
  clock('numbers of the clock, 60 s forward', 4, 6, renumbered(15)),
  clock('numbers of the clock, an hour forward', 4, 10, renumbered(900)),
  clock('numbers of the clock, 60 s forward', 6, 6, renumbered(10)),
  clock('numbers of the clock, 60 s back', 4, 6, renumbered(-15)),
  clock('numbers of the clock, 8 s back', 4, 10, renumbered(-2)),
  clock('numbers of the clock, an hour back', 6, 10, renumbered(-600)),
  clock('dates, 30 s forward', 4, 6, dates(30)),
  clock('dates, an hour back', 6, 6, dates(-3600)),
];
