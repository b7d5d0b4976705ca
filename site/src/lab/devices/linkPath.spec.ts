import {describe, expect, it, test} from 'vitest';
import type {Candidate, Description} from './description.ts';
import {readPath, whyApart} from './linkPath.ts';

const side = (...candidates: Candidate[]): Description => ({ufrag: '', password: '', fingerprint: new Uint8Array(), candidates});
const at = (kind: Candidate['kind'], address: string): Candidate => ({kind, address, port: 40_000});
const hidden = side(at('mdns', 'c54e58cc-837a-499e-9116-fb6c2856ec95.local'));

describe('why two devices did not reach each other', () => {
  it.each([
    ['no address here', side(), hidden, 0, /^这台设备的浏览器没有给出任何地址/],
    ['no address there', hidden, side(), 0, /^另一台设备的浏览器没有给出任何地址/],
    ['another home, by public addresses', side(at('srflx', '203.0.113.1')), side(at('srflx', '203.0.113.2')), 3, /^两台设备不在同一网络：/],
    ['another home, by local addresses', side(at('host', '192.168.1.5')), side(at('host', '10.0.0.7')), 3, /^两台设备不在同一网络：/],
    ['a name that does not resolve', hidden, hidden, 0, /^两台设备不在同一网络，或者/],
    [
      'one home, and no way through',
      side(at('host', '192.168.1.5')),
      side(at('host', '192.168.1.7')),
      2,
      /^找到了另一台设备的地址，但数据过不去/,
    ],
    [
      'two networks, one of them in common',
      side(at('host', '10.0.0.1'), at('host', '192.168.1.5')),
      side(at('host', '192.168.1.7')),
      2,
      /^找到了/,
    ],
  ])('%s: one sentence', (_, own, other, triedPairs, sentence) => {
    const said = whyApart(own, other, {triedPairs});
    expect(said).toMatch(sentence);
    expect(said).toMatch(/^[^。]+。$/);
  });
});

test('the pair in use is read, and a host address that is not told counts as one behind a name', () => {
  const stats = [
    {id: 'T', type: 'transport', selectedCandidatePairId: 'P2'},
    {id: 'P1', type: 'candidate-pair', state: 'failed', localCandidateId: 'L', remoteCandidateId: 'S'},
    {id: 'P2', type: 'candidate-pair', state: 'succeeded', localCandidateId: 'L', remoteCandidateId: 'R', currentRoundTripTime: 0.004},
    {id: 'L', type: 'local-candidate', candidateType: 'host', address: '192.168.1.5'},
    {id: 'R', type: 'remote-candidate', candidateType: 'host', address: ''},
    {id: 'S', type: 'remote-candidate', candidateType: 'srflx', address: '203.0.113.1'},
  ];
  expect(readPath(stats)).toEqual({local: 'host', remote: 'mdns', roundTripMs: 4, triedPairs: 2});
  expect(readPath([])).toEqual({local: undefined, remote: undefined, roundTripMs: undefined, triedPairs: 0});
});
