import {describe, expect, it} from 'vitest';
import {exampleSettings} from 'stream-doctor/model';
import {readSettings, writeSettings} from './settingsQuery.ts';

describe('readSettings', () => {
  it('reads the three names', () => {
    expect(readSettings('?d=2&n=5&w=4', exampleSettings)).toEqual({segmentDuration: 2, segmentCount: 5, highDemandTimeWindow: 4});
  });

  it('falls back on what is missing, empty or no number', () => {
    expect(readSettings('?d=&n=abc', exampleSettings)).toEqual(exampleSettings);
  });

  it('brings wild values into range and onto a step', () => {
    expect(readSettings('?d=900&n=-4&w=7.6', exampleSettings)).toEqual({segmentDuration: 10, segmentCount: 3, highDemandTimeWindow: 8});
  });
});

it('writes an address that reads back the same and keeps strangers', () => {
  const settings = {segmentDuration: 6, segmentCount: 12, highDemandTimeWindow: 0};
  const search = writeSettings('?from=mail', settings);
  expect(search).toContain('from=mail');
  expect(readSettings(search, exampleSettings)).toEqual(settings);
});

it('carries the integrator\'s count, and forgets it again', () => {
  const chosen = writeSettings('', {...exampleSettings, liveSyncDurationCount: 3});
  expect(readSettings(chosen, exampleSettings).liveSyncDurationCount).toBe(3);
  expect(writeSettings(chosen, exampleSettings)).not.toContain('s=');
  expect(readSettings('?s=-2', exampleSettings).liveSyncDurationCount).toBeUndefined();
});
