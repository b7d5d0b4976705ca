import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {LabSession} from '../run/session.ts';
import {bytesBetween, composeDeviceLedger} from './deviceLedger.ts';
import {readReport, reportOf, type DeviceReport} from './deviceReport.ts';
import {joinIn} from './joinLink.ts';

const report = (fields: Partial<DeviceReport>): DeviceReport => ({
  id: '000000000001',
  since: 1,
  isRunning: true,
  mode: 'live',
  rendition: 0,
  viewers: 1,
  httpBytes: 0,
  p2pBytes: 0,
  uploadBytes: 0,
  peerIds: [],
  received: [],
  ...fields,
});
const first = report({
  httpBytes: 600,
  p2pBytes: 400,
  peerIds: ['a', 'aa'],
  received: [
    ['b', 390],
    ['stranger', 10],
  ],
});
const second = report({
  id: '000000000002',
  since: 2,
  httpBytes: 500,
  p2pBytes: 500,
  peerIds: ['b'],
  received: [
    ['a', 300],
    ['aa', 200],
  ],
});

describe('the ledger of two devices', () => {
  it('says who sent what to whom, the same on both', () => {
    const here = composeDeviceLedger(first, [second]);
    const there = composeDeviceLedger(second, [first]);
    expect(here.rows.map(({number, fromServer, fromDevices, ratio}) => [number, fromServer, fromDevices, ratio])).toEqual([
      [1, 600, [0, 390], 0.4],
      [2, 500, [500, 0], 0.5],
    ]);
    expect(here.ratio).toBeCloseTo(0.45);
    const shared = ({rows}: typeof here) => rows.map(({isOwn: _, ...row}) => row);
    expect(shared(there)).toEqual(shared(here));
    expect(there.rows.map(({isOwn}) => isOwn)).toEqual([false, true]);
  });

  it('adds up what passed between two of them', () => {
    const ledger = composeDeviceLedger(first, [second]);
    expect(bytesBetween(ledger, first.id, second.id)).toBe(890);
    expect(bytesBetween(ledger, first.id, 'nobody')).toBe(0);
  });
});

describe('a report from another device', () => {
  it('is read as it was sent', () => {
    const sent = reportOf(new LabSession().getState(), {id: '123456789012', since: 1_800_000_000_000});
    expect(readReport(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
    expect(readReport(first)).toEqual(first);
  });

  it.each([
    ['no object', 'report'],
    ['nothing', null],
    ['a foreign id', {...first, id: '<b>'}],
    ['bytes that are none', {...first, httpBytes: 'many'}],
    ['fewer bytes than none', {...first, p2pBytes: -1}],
    ['no such rendition', {...first, rendition: 7}],
    ['too many peers', {...first, peerIds: Array<string>(500).fill('a')}],
    ['peers that are none', {...first, received: [['a']]}],
  ])('with %s is none', (_, value) => expect(readReport(value)).toBeUndefined());

  it('breaks on nothing', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readReport(value)));
    fc.assert(
      fc.property(
        fc.record({id: fc.constant('123456789012'), received: fc.anything(), peerIds: fc.anything()}),
        (value) => void readReport({...first, ...value}),
      ),
    );
  });
});

test.each([
  ['http://10.0.0.2:3000/lab#?viewers=1&join=rabc', 'rabc'],
  [' https://www.x2p2p.example/lab#?join=oAB_-  ', 'oAB_-'],
  ['#?viewers=1', undefined],
  ['hello', undefined],
  ['https://www.x2p2p.example/lab?join=rabc', undefined],
])('in %j the code is %j', (link, code) => expect(joinIn(link)).toBe(code));
