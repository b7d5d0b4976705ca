import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {REPORT_EVERY_MS} from './protocol.ts';
import {LabSession} from './session.ts';
import {DEFAULT_SETTINGS} from './settings.ts';

describe('LabSession', () => {
  let session: LabSession;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
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
    expect(session.getState().runSettings).toEqual({...DEFAULT_SETTINGS, viewers: 2, rendition: 1, options: {...options, highDemandTimeWindow: options.highDemandTimeWindow + 2}});
    expect(texts().filter((text) => text.includes('设置'))).toHaveLength(1);
    session.stop();
    session.configure(DEFAULT_SETTINGS);
    expect(session.getState().runSettings).toMatchObject({rendition: 1});
  });

  it('marks what the visitor did', () => {
    session.cutTracker(true);
    session.killViewer(2);
    session.stop();
    expect(session.getState().log.map(({byVisitor}) => byVisitor)).toEqual([true, true, true, false]);
  });

  it('samples by its clock, whatever happens in between', () => {
    const samples = () => (session as unknown as {samples: readonly unknown[]}).samples.length;
    vi.advanceTimersByTime(4 * REPORT_EVERY_MS);
    session.setSound(1, true);
    session.setSound(1, false);
    expect(samples()).toBe(4);
  });
});
