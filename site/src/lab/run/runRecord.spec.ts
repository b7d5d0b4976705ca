import {describe, expect, it} from 'vitest';
import {recordRun} from './runRecord.ts';
import {LabSession} from './session.ts';
import {labAddress, settingsFrom} from './settings.ts';

describe('recordRun', () => {
  const session = new LabSession();
  session.configure(settingsFrom(labAddress.parse('?viewers=6&mode=vod&compare=1&window=3').values));
  const record = recordRun(
    session.getState(),
    {ledger: undefined, connections: []},
    {
      origin: 'https://docs.x2p2p.example',
      userAgent: 'test',
      now: new Date('2026-11-21T08:00:00Z'),
    },
  );

  it('carries a link that restores its settings', () => {
    expect(record.link).toBe('https://docs.x2p2p.example/lab?viewers=6&mode=vod&compare=1&window=3');
    const {values, problems} = labAddress.parse(new URL(record.link).search);
    expect([settingsFrom(values), values.start, problems]).toEqual([record.settings, false, []]);
  });

  it('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(record))).toMatchObject({
      kind: 'x2-lab-run',
      recordedAt: '2026-11-21T08:00:00.000Z',
      ledger: {httpBytes: 0},
    });
  });
});
