import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {LabViewer} from './guests.ts';
import {LAB_STREAM} from '../liveWindow.ts';
import {REPORT_EVERY_MS, type ViewerMessage, type ViewerReport} from '../protocol.ts';
import {LabSession, type Flight} from './session.ts';
import {DEFAULT_SETTINGS} from './settings.ts';

const ORIGIN = 'https://www.x2p2p.example';
const versions = {engine: '1', player: '1'};

const report = (part: Partial<ViewerReport>): ViewerReport => ({
  state: 'playing',
  httpBytes: 0,
  engineHttpBytes: 0,
  p2pBytes: 0,
  uploadBytes: 0,
  httpSegments: 0,
  p2pSegments: 0,
  verified: 0,
  rejected: 0,
  ownPeerIds: [],
  peerIds: [],
  startupMs: undefined,
  stalls: 0,
  longestStallMs: 0,
  latencySeconds: undefined,
  position: undefined,
  bufferEnd: undefined,
  ...part,
});

/** The window of a viewer's frame: records the messages it gets, and sends those of a viewer. */
class FakeView {
  readonly heard: string[] = [];
  readonly MessageEvent = class {
    constructor(
      readonly type: string,
      readonly init: {data: {type: string}},
    ) {}
  };
  postMessage({type}: {type: string}): void {
    this.heard.push(type);
  }
  dispatchEvent({init}: {init: {data: {type: string}}}): void {
    this.heard.push(init.data.type);
  }
  say(data: ViewerMessage, origin = ORIGIN): void {
    window.dispatchEvent(Object.assign(new Event('message'), {source: this, origin, data}));
  }
}

describe('LabSession', () => {
  let session: LabSession;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', Object.assign(new EventTarget(), {location: {origin: ORIGIN}}));
    vi.stubGlobal('document', Object.assign(new EventTarget(), {hidden: false}));
    session = new LabSession();
    session.configure({...DEFAULT_SETTINGS, viewers: 2});
    session.start();
  });

  afterEach(() => {
    session.dispose();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const seats = (): number[] => session.getState().viewers.map(({seat}) => seat);
  const texts = (): string[] => session.getState().log.map(({text}) => text);

  it('gives a newcomer the seat that was asked for, else the first free one', () => {
    session.addViewer(8);
    session.addViewer();
    expect(seats()).toEqual([1, 2, 3, 8]);
    expect(texts().slice(-2)).toEqual(['观众 8 加入。', '观众 3 加入。']);
  });

  it('does not put two viewers in one seat', () => {
    session.addViewer(2);
    expect(seats()).toEqual([1, 2]);
  });

  it('seats a newcomer in the run as it began, whatever the next one is to be', () => {
    session.configure({...DEFAULT_SETTINGS, compare: true});
    session.addViewer();
    expect(session.getState().viewers.filter(({group}) => group === 'control')).toEqual([]);
  });

  it('says that another video is another run, under a number that goes on', () => {
    const last = session.getState().log.at(-1)!;
    session.configure({...DEFAULT_SETTINGS, viewers: 2, mode: 'vod'});
    expect(session.getState()).toMatchObject({phase: 'running', runSettings: {mode: 'vod'}});
    expect(texts()).toEqual(['已重新开始：点播，2 位观众。']);
    expect(session.getState().log[0]!.id).toBeGreaterThan(last.id);
  });

  it('keeps what was changed while running as what it ran with', () => {
    const {options} = DEFAULT_SETTINGS;
    for (const highDemandTimeWindow of [options.highDemandTimeWindow + 1, options.highDemandTimeWindow + 2]) {
      session.configure({...DEFAULT_SETTINGS, viewers: 3, rendition: 1, options: {...options, highDemandTimeWindow}});
    }
    expect(session.getState().runSettings).toEqual({
      ...DEFAULT_SETTINGS,
      viewers: 2,
      rendition: 1,
      options: {...options, highDemandTimeWindow: options.highDemandTimeWindow + 2},
    });
    expect(texts().filter((text) => text.includes('设置'))).toHaveLength(1);
    session.stop();
    session.configure(DEFAULT_SETTINGS);
    expect(session.getState().runSettings).toMatchObject({rendition: 1});
  });

  it('marks what the visitor did', () => {
    session.toggleTracker();
    session.killViewer(2);
    session.stop();
    expect(session.getState().log.map(({byVisitor}) => byVisitor)).toEqual([true, true, true, false]);
  });

  it('samples by its clock, whatever happens in between', () => {
    const samples = () => (session as unknown as {samples: readonly unknown[]}).samples.length;
    vi.advanceTimersByTime(4 * REPORT_EVERY_MS);
    session.toggleSound(1);
    session.toggleSound(1);
    expect(samples()).toBe(4);
  });

  describe('with viewers in their frames', () => {
    const find = (seat: number, group: LabViewer['group'] = 'p2p') =>
      session.getState().viewers.find((viewer) => viewer.seat === seat && viewer.group === group)!;
    /** A viewer in its seat that has started; `heard` is empty again. */
    function join(seat: number, group: LabViewer['group'] = 'p2p'): FakeView {
      const view = new FakeView();
      session.attachFrame(find(seat, group).id, {contentWindow: view} as never);
      view.say({type: 'ready', versions});
      vi.advanceTimersByTime(5000);
      expect(view.heard.splice(0)).toEqual(['start']);
      return view;
    }
    const fellBehindBy = () => (vi.advanceTimersByTime(REPORT_EVERY_MS), session.getState().fellBehindBy);
    const compare = () => {
      session.configure({...DEFAULT_SETTINGS, viewers: 2, compare: true});
      session.start();
    };

    it.each([
      ['closes the player', () => session.removeViewer(1), ['leave']],
      ['loses power', () => session.killViewer(1), []],
      ['is there as the run ends', () => session.stop(), ['leave']],
    ])('a viewer that %s is told to leave, or is not', (_, part, heard) => {
      const view = join(1);
      part();
      expect(view.heard).toEqual(heard);
    });

    it.each([
      ['left', () => session.removeViewer(1)],
      ['died', () => session.killViewer(1)],
    ])('keeps the bytes of a viewer that %s, and of its twin in the control group, which leaves too', (_, part) => {
      compare();
      const views = [join(1), join(1, 'control'), join(2)];
      [1000, 500, 30].forEach((httpBytes, index) => views[index]!.say({type: 'report', report: report({httpBytes})}));
      part();
      expect(session.getState().viewers.map(({seat, group}) => [seat, group])).toEqual([
        [2, 'p2p'],
        [2, 'control'],
      ]);
      expect(session.getState().ledger).toMatchObject({viewers: 1, httpBytes: 1030, control: {httpBytes: 500}});
      views[0]!.say({type: 'report', report: report({httpBytes: 9000})});
      vi.advanceTimersByTime(REPORT_EVERY_MS);
      expect(session.getState().ledger.httpBytes, 'who has left is not heard any more').toBe(1030);
    });

    it('hears its own viewers only: not another origin, not another window', () => {
      const view = join(1);
      view.say({type: 'report', report: report({httpBytes: 7})}, 'https://evil.x2p2p.example');
      new FakeView().say({type: 'report', report: report({httpBytes: 7})});
      vi.advanceTimersByTime(REPORT_EVERY_MS);
      expect(session.getState().ledger.httpBytes).toBe(0);
      view.say({type: 'report', report: report({httpBytes: 7})});
      vi.advanceTimersByTime(REPORT_EVERY_MS);
      expect(session.getState().ledger.httpBytes).toBe(7);
    });

    it.each([
      ['catches up', (view: FakeView) => view.say({type: 'report', report: report({latencySeconds: 20})})],
      ['leaves', () => session.removeViewer(1)],
      ['is there as the run ends', () => session.stop()],
    ])('a run in which a viewer fell behind stays one when that viewer %s, and the next is a new one', (_, then) => {
      const view = join(1);
      view.say({type: 'report', report: report({latencySeconds: 20})});
      expect(fellBehindBy()).toBeUndefined();
      view.say({type: 'report', report: report({latencySeconds: 60})});
      then(view);
      expect(fellBehindBy()).toBe('device');
      session.stop();
      expect(fellBehindBy()).toBe('device');
      session.start();
      expect(fellBehindBy()).toBeUndefined();
    });

    it('does not blame the device for a viewer that the visitor slowed down, not even after that, but for any other', () => {
      const [slowed, other] = [join(1), join(2)];
      const behind = report({latencySeconds: 60});
      session.toggleThrottle(1);
      expect(fellBehindBy()).toBeUndefined();
      session.toggleThrottle(1);
      slowed.say({type: 'report', report: behind});
      expect(fellBehindBy()).toBe('throttle');
      other.say({type: 'report', report: behind});
      slowed.say({type: 'report', report: behind});
      expect(fellBehindBy()).toBe('device');
    });

    it('passes a tracker message on to all others that have started, and not back', () => {
      session.addViewer(3);
      session.addViewer(4);
      const [one, two, three] = [join(1), join(2), join(3)];
      const waiting = new FakeView();
      session.attachFrame(find(4).id, {contentWindow: waiting} as never);
      two.say({type: 'signal', envelope: {}});
      expect([one, two, three, waiting].map(({heard}) => heard)).toEqual([['signal'], [], ['signal'], []]);
    });

    it('keeps on its tape who received what from whom, the sender gone or not, and in its log what happened to whom', () => {
      compare();
      const [one, two, control] = [join(1), join(2), join(1, 'control')];
      one.say({type: 'report', report: report({ownPeerIds: ['a'], position: 4})});
      session.killViewer(1);
      two.say({type: 'segment', segment: {number: 6, source: 'p2p', bytes: 9, peerId: 'a'}});
      control.say({type: 'segment', segment: {number: 5, source: 'http', bytes: 1, peerId: undefined}});
      two.say({type: 'incident', incident: 'peer-closed'});
      session.toggleTracker();
      const {tape, log, departed} = session.getState();
      expect(tape.arrivals).toEqual([{atMs: expect.any(Number), seat: 2, number: 6, source: 'p2p', fromSeat: 1, bytes: 9}]);
      expect(log.flatMap(({matter}) => matter ?? [])).toEqual([
        {kind: 'viewer-gone', seat: 1},
        {kind: 'peer-closed', seat: 2},
        {kind: 'tracker-cut', seat: undefined},
      ]);
      expect(departed.map(({seat, group}) => [seat, group])).toEqual([
        [1, 'p2p'],
        [1, 'control'],
      ]);
      session.start();
      expect(session.getState()).toMatchObject({tape: {arrivals: [], positions: []}, departed: []});
    });

    it('shows where each segment came from, and nothing for viewers of the control group', () => {
      compare();
      const [one, two, control] = [join(1), join(2), join(1, 'control')];
      const flights: Flight[] = [];
      session.onFlight((flight) => flights.push(flight));
      one.say({type: 'report', report: report({ownPeerIds: ['a']})});
      two.say({type: 'segment', segment: {number: 5, source: 'http', bytes: 1, peerId: undefined}});
      two.say({type: 'segment', segment: {number: 6, source: 'p2p', bytes: 1, peerId: 'a'}});
      two.say({type: 'segment', segment: {number: 7, source: 'p2p', bytes: 1, peerId: 'b'}});
      control.say({type: 'segment', segment: {number: 5, source: 'http', bytes: 1, peerId: undefined}});
      expect(flights).toEqual([
        {toSeat: 2, from: {kind: 'server'}, source: 'http'},
        {toSeat: 2, from: {kind: 'seat', seat: 1}, source: 'p2p'},
        {toSeat: 2, from: {kind: 'outside'}, source: 'p2p'},
      ]);
      vi.advanceTimersByTime(REPORT_EVERY_MS);
      expect([...find(2).arrivals]).toEqual([
        [5, 'http'],
        [6, 'p2p'],
        [7, 'p2p'],
      ]);
      for (let number = 8; number < 500; number++)
        two.say({type: 'segment', segment: {number, source: 'http', bytes: 1, peerId: undefined}});
      vi.advanceTimersByTime(REPORT_EVERY_MS);
      expect([...find(2).arrivals.keys()], 'what the timeline no longer shows is forgotten').toEqual(
        Array.from({length: 2 * LAB_STREAM.segmentCount}, (_, index) => 500 - 2 * LAB_STREAM.segmentCount + index),
      );
    });
  });
});
