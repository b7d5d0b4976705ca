import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {EngineStateDetails, EngineStats} from '../types/index.ts';
import {Monitor} from './Monitor.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function watch() {
  const now = {state: {state: 'connecting', reason: undefined} as EngineStateDetails, interval: 1000};
  const stats = {httpBytes: 1} as EngineStats;
  const monitor = new Monitor({getState: () => now.state, getStats: () => stats, getInterval: () => now.interval});
  return {now, stats, monitor};
}

test('a state is told once, and its reason counts', () => {
  const {now, monitor} = watch();
  const listener = vi.fn();
  monitor.add('onStateChange', listener);
  monitor.check();
  now.state = {state: 'off', reason: 'disabled'};
  monitor.check();
  monitor.check();
  now.state = {state: 'off', reason: 'cellular'};
  monitor.check();
  expect(listener.mock.calls).toEqual([[{state: 'off', reason: 'disabled'}], [{state: 'off', reason: 'cellular'}]]);
});

test('traffic is told at the interval, while somebody listens', () => {
  const {now, stats, monitor} = watch();
  expect(vi.getTimerCount()).toBe(0);
  const listener = vi.fn();
  monitor.add('onStats', listener);
  vi.advanceTimersByTime(2500);
  expect(listener.mock.calls).toEqual([[stats], [stats]]);
  now.interval = 100;
  monitor.restart();
  vi.advanceTimersByTime(300);
  expect(listener).toHaveBeenCalledTimes(5);
  monitor.remove('onStats', listener);
  expect(vi.getTimerCount()).toBe(0);
});

test('another interval starts no clock for nobody', () => {
  const {monitor} = watch();
  monitor.restart();
  expect(vi.getTimerCount()).toBe(0);
});

test('the end is the last thing told', () => {
  const {now, monitor} = watch();
  const [onState, onStats] = [vi.fn(), vi.fn()];
  monitor.add('onStateChange', onState);
  monitor.add('onStats', onStats);
  now.state = {state: 'off', reason: 'destroyed'};
  monitor.stop();
  vi.advanceTimersByTime(10_000);
  expect(onState).toHaveBeenCalledExactlyOnceWith({state: 'off', reason: 'destroyed'});
  expect(onStats).not.toHaveBeenCalled();
});
