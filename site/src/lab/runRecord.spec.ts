import {describe, expect, it} from 'vitest';
import {recordRun} from './runRecord.ts';
import {LabSession} from './session.ts';
import {parseAddress} from './settings.ts';

describe('recordRun', () => {
  const session = new LabSession();
  session.configure(parseAddress('?viewers=6&mode=vod&compare=1&window=3').settings);
  const record = recordRun(session.getState(), {origin: 'https://docs.x2p2p.example', userAgent: 'test', now: new Date('2026-11-21T08:00:00Z')});

  it('carries a link that restores its settings', () => {
    expect(record.link).toBe('https://docs.x2p2p.example/lab?viewers=6&mode=vod&compare=1&window=3');
    expect(parseAddress(new URL(record.link).search)).toEqual({settings: record.settings, start: false, problems: []});
  });

  it('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(record))).toMatchObject({kind: 'x2-lab-run', recordedAt: '2026-11-21T08:00:00.000Z', ledger: {ratio: 0}});
  });
});
