import {expect, test} from 'vitest';
import {readTrackerMessage} from './trackerMessage.ts';

const read = (fields: object) => readTrackerMessage(JSON.stringify({action: 'announce', info_hash: 'hash', ...fields}));

test('what an announcement says is passed on', () => {
  expect(read({complete: 2, incomplete: 3, interval: 30, peer_id: 'p', offer: {sdp: 's'}, offer_id: 'o'})).toEqual({
    kind: 'announce',
    fields: {info_hash: 'hash', complete: 2, incomplete: 3, interval: 30, peer_id: 'p', offer: {sdp: 's'}, offer_id: 'o'},
  });
});

test.each([
  [1, 1],
  [120, 120],
  ['120', 120],
  [3_000_000, 2_147_483.647],
  [0.001, undefined],
  [-1, undefined],
  ['120s', undefined],
  [null, undefined],
])('an interval of %j', (interval, expected) => {
  expect(read({interval})).toMatchObject({fields: expected === undefined ? {} : {interval: expected}});
  expect((read({interval}) as {fields: object}).fields).toHaveProperty('info_hash');
  expect('interval' in (read({interval}) as {fields: object}).fields).toBe(expected !== undefined);
  expect(read({'min interval': interval})).toEqual(read({interval}));
});

test('an answer that names no offer is none', () => {
  for (const offer_id of [null, 7, undefined])
    expect((read({offer_id, answer: {}}) as {fields: object}).fields).not.toHaveProperty('answer');
  expect(read({offer_id: 'o', answer: {sdp: 's'}})).toMatchObject({fields: {answer: {sdp: 's'}}});
});

test.each(['<html>', '', 'null', '7', '"text"', '{"action":"announce"}', '{"action":"announce","info_hash":7}'])(
  '%s is no answer of a tracker',
  (text) => {
    expect(readTrackerMessage(text)).toEqual({kind: 'warning', text: 'Invalid tracker response', isRefusal: false});
  },
);

test('a member whose name is no text has none', () => {
  for (const peer_id of [[1], 7, null]) expect((read({peer_id, offer: {}}) as {fields: object}).fields).not.toHaveProperty('peer_id');
});

test('a refusal is one with and without the name of the swarm', () => {
  const refusal = {'failure reason': 'token expired'};
  expect(readTrackerMessage(JSON.stringify(refusal))).toEqual({kind: 'warning', text: 'token expired', isRefusal: true});
  expect(read(refusal)).toMatchObject({kind: 'announce', fields: refusal});
});

test('other actions are foreign', () => {
  expect(readTrackerMessage('{"action":"scrape","files":{}}')).toEqual({kind: 'foreign', action: 'scrape'});
  expect(readTrackerMessage('[]')).toEqual({kind: 'foreign', action: undefined});
});
