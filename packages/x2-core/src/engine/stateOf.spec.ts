import {expect, test} from 'vitest';
import {stateOf, type StateFacts} from './stateOf.ts';

const WELL: StateFacts = {
  isDestroyed: false,
  isSupported: true,
  hasTracker: true,
  isDisabled: false,
  allowed: 'share',
  peers: 2,
  reach: 'answered',
};

test.each<[string, Partial<StateFacts>, string, string | undefined]>([
  ['peers', {}, 'sharing', undefined],
  ['peers, only taking', {allowed: 'download'}, 'sharing', undefined],
  ['peers, and a tracker that is gone', {reach: 'unreachable'}, 'sharing', undefined],
  ['nobody else', {peers: 0}, 'alone', undefined],
  ['no word from a tracker yet', {peers: 0, reach: undefined}, 'connecting', undefined],
  ['no tracker to be reached', {peers: 0, reach: 'unreachable'}, 'degraded', 'tracker-unreachable'],
  ['a tracker that refuses', {peers: 0, reach: 'refused'}, 'degraded', 'tracker-refused'],
  ['a network on which nothing is allowed', {allowed: 'none'}, 'off', 'cellular'],
  ['the switch, on such a network', {allowed: 'none', isDisabled: true}, 'off', 'disabled'],
  ['no tracker', {hasTracker: false, peers: 0}, 'off', 'no-tracker'],
  ['a browser without WebRTC', {isSupported: false, hasTracker: false}, 'off', 'unsupported'],
  ['the end', {isDestroyed: true, isSupported: false}, 'off', 'destroyed'],
])('%s', (_what, facts, state, reason) => {
  expect(stateOf({...WELL, ...facts})).toEqual({state, reason});
});
