import fc from 'fast-check';
import {expect, test} from 'vitest';
import {readEnvelope} from './readEnvelope.ts';

const [swarm, from, to] = ['s', 'f', 't'].map((letter) => letter.repeat(20));

test('what trackers of two devices say to each other is read, and nothing beside it', () => {
  const relayed = {
    kind: 'relay',
    swarm,
    from,
    to,
    message: {offer: {type: 'offer', sdp: 'v=0'}, offer_id: 'x', event: 'stopped'},
    isBridged: true,
  };
  expect(readEnvelope({kind: 'hello', swarm, from, isDealing: 1})).toEqual({kind: 'hello', swarm, from, isDealing: false});
  expect(readEnvelope({kind: 'here', swarm, from, to, isDealing: true})).toEqual({kind: 'here', swarm, from, to, isDealing: true});
  expect(readEnvelope({kind: 'bye', swarm, from})).toEqual({kind: 'bye', swarm, from});
  expect(readEnvelope(relayed)).toEqual({
    kind: 'relay',
    swarm,
    from,
    to,
    message: {action: 'announce', info_hash: swarm, peer_id: from, offer_id: 'x', offer: {type: 'offer', sdp: 'v=0'}},
  });
});

test.each([
  null,
  'hello',
  {kind: 'hello', swarm: 'short', from},
  {kind: 'here', swarm, from},
  {kind: 'relay', swarm, from, to},
  {kind: 'relay', swarm, from, to, message: {offer: {}}},
  {kind: 'other', swarm, from},
])('%j is none', (value) => expect(readEnvelope(value)).toBeUndefined());

test('nothing breaks it', () => {
  fc.assert(fc.property(fc.anything(), (value) => void readEnvelope(value)));
});
