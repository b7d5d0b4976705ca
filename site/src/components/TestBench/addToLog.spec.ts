import {expect, it} from 'vitest';
import {addToLog, type LogEntry} from './addToLog.ts';

const chunk = (id: number, bytes: number, source: string): LogEntry => ({
  id,
  time: `00:00:0${id}`,
  name: 'onChunkDownloaded',
  isYours: false,
  count: 1,
  details: [bytes, source],
});

it('adds up chunks of one source, and starts a line for the next source', () => {
  const log = [chunk(1, 100, 'http'), chunk(2, 50, 'http'), chunk(3, 10, 'p2p')].reduce<readonly LogEntry[]>(addToLog, []);
  expect(log.map(({count, details}) => [count, ...details])).toEqual([
    [1, 10, 'p2p'],
    [2, 150, 'http'],
  ]);
});

it('keeps the newest entries only', () => {
  const entries = Array.from({length: 200}, (_, id): LogEntry => ({...chunk(0, 1, 'http'), id, name: 'onSegmentStart'}));
  const log = entries.reduce<readonly LogEntry[]>(addToLog, []);
  expect(log).toHaveLength(80);
  expect(log[0]?.id).toBe(199);
});
