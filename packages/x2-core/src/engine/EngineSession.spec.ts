import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {CoreEventMap} from '../types/index.ts';
import {EngineSession} from './EngineSession.ts';

const createCore = vi.hoisted(() => vi.fn());
vi.mock('./EngineCore.ts', () => ({createCore}));

type Listener = (...event: unknown[]) => void;

/** Calls listeners as the engine underneath does: one after another, and without catching what they throw. */
function fakeCore() {
  const listeners: Listener[] = [];
  return {
    dispatch: (...event: unknown[]) => listeners.forEach((listener) => listener(...event)),
    addEventListener: (name: string, listener: unknown) => {
      if (name === 'onPeerConnect') listeners.push(listener as Listener);
    },
    removeEventListener: (_name: string, listener: unknown) => void listeners.splice(listeners.indexOf(listener as Listener), 1),
    applyDynamicConfig: vi.fn(),
    destroy: vi.fn(),
  };
}

const reported = vi.fn();

beforeEach(() => {
  vi.stubGlobal('reportError', reported);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reported.mockReset();
});

function startSession() {
  const core = fakeCore();
  createCore.mockReturnValue(core);
  const session = new EngineSession('x2-test', {}, () => ({destroy: core.destroy}));
  return {
    core,
    session,
    add: (listener: CoreEventMap['onPeerConnect']) => session.addEventListener('onPeerConnect', listener),
    remove: (listener: CoreEventMap['onPeerConnect']) => session.removeEventListener('onPeerConnect', listener),
  };
}

test('a listener that throws is reported, and neither the engine nor the next listener hears of it', () => {
  const {core, add} = startSession();
  const error = new Error('analytics');
  const next = vi.fn();
  add(() => {
    throw error;
  });
  add(next);
  core.dispatch({peerId: 'p', streamType: 'main'});
  expect(reported.mock.calls).toEqual([[error]]);
  expect(next).toHaveBeenCalledExactlyOnceWith({peerId: 'p', streamType: 'main'});
});

test('a listener that was added twice is called twice, and taken away once at a time', () => {
  const {core, add, remove} = startSession();
  const listener = vi.fn();
  add(listener);
  add(listener);
  core.dispatch({streamType: 'main'});
  expect(listener).toHaveBeenCalledTimes(2);
  remove(listener);
  core.dispatch({streamType: 'main'});
  expect(listener).toHaveBeenCalledTimes(3);
  remove(listener);
  core.dispatch({streamType: 'main'});
  expect(listener).toHaveBeenCalledTimes(3);
});

test('what is no function cannot be a listener, and is taken away without complaint', () => {
  const {add, remove} = startSession();
  expect(() => add(undefined as never)).toThrow('X2-1003 选项的类型不对：onPeerConnect 的回调应为函数，收到 undefined');
  expect(() => remove(undefined as never)).not.toThrow();
});
