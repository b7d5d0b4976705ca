import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {causeOf} from './causeOf.ts';
import {example} from './example.ts';

// What tests/engine/noP2P.pw.ts recorded when it broke P2P for real.

type Recorded = {readonly level: number; readonly cause: string; readonly pasted: readonly string[]};

const FOLDER = new URL('../../../../tests/fixtures/no-p2p/', import.meta.url);
const recorded = readdirSync(FOLDER).map(
  (name) => [name.replace('.json', ''), JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Recorded] as const,
);

test('every step of the ladder was broken, and twenty failures at least', () => {
  expect(recorded.length).toBeGreaterThanOrEqual(20);
  expect([...new Set(recorded.map(([, {level}]) => level))].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test.each(recorded)('%s', (_, {level, cause, pasted}) => {
  expect(causeOf(pasted)).toMatchObject({kind: 'cause', cause: {id: cause, level}});
});

test('what the page shows first is what comes of its example', () => {
  expect(causeOf([example.text])).toEqual(example.verdict);
});

test.each([
  ['nothing', [''], /没有认出/],
  ['a text about nothing', ['视频能播，就是没有 P2P'], /没有认出/],
  ['a playlist in order', [`#EXTM3U\n#EXT-X-TARGETDURATION:4\n${'#EXTINF:4,\na.ts\n'.repeat(20)}#EXT-X-ENDLIST`], /没有发现问题/],
  ['a laboratory in which viewers exchanged', ['{"kind": "x2-lab-run", "viewers": [{"p2pBytes": 1}]}'], /能够互传/],
  ['connected once, then nothing', ['{httpBytes: 1, p2pBytes: 0, uploadBytes: 0, peers: 0, ratio: 0}'], /Tracker 的消息/],
])('%s: what to paste next is said', (_, texts, ask) => {
  expect(causeOf(texts)).toMatchObject({kind: 'unclear', ask: expect.stringMatching(ask)});
});

test('a number in the report of a tool is no number that the engine has said', () => {
  const report = {
    kind: 'x2-check-up',
    results: [{id: 'storage', status: 'warn', text: '见 X2-1103', remedy: {to: '/docs/faq/errors#x2-2001'}}],
  };
  expect(causeOf([JSON.stringify(report)])).toMatchObject({kind: 'unclear'});
  expect(causeOf([`${JSON.stringify(report)}\nX2-2001`])).toMatchObject({cause: {id: 'unreachable'}});
});

// What one who had only the pages pasted, and what was not understood or was misread at first.
const APART = ['{"state": "alone"}', '{"state": "alone"}'];
const CONNECTED = '{"httpBytes": 900000, "p2pBytes": 0, "uploadBytes": 0, "peers": 1, "ratio": 0}';
test.each([
  ['an option without braces', [`${CONNECTED}\nisP2PUploadDisabled: true`], 'no-upload', /这一边/],
  ['the tree of an object', [`${CONNECTED}\n▸ core\n  "isP2PUploadDisabled": true`, 'isP2PUploadDisabled: true'], 'no-upload', /两边/],
  ['no engine at the player', ["Uncaught TypeError: Cannot read properties of undefined (reading 'getState')"], 'not-bound', /没有引擎/],
  ['relays alone', ['{"state": "alone"}\n{rtcConfig: {iceTransportPolicy: "relay"}}'], 'relay-only', /relay/],
  ['two names', APART.map((text, side) => `${text}\n{"core": {"swarmId": "ch-${side}"}}`), 'other-swarm', /「ch-0」与「ch-1」/],
  ['a few bytes', ['{"httpBytes": 158000, "p2pBytes": 500, "uploadBytes": 0, "peers": 1, "ratio": 0.003}'], 'idle', /百分之一/],
  ['a recording', [`${CONNECTED}\n#EXTM3U\n#EXT-X-TARGETDURATION:4\n${'#EXTINF:4,\na.ts\n'.repeat(9)}#EXT-X-ENDLIST`], 'idle', /peers/],
])('%s', (_, texts, id, because) => {
  expect(causeOf(texts)).toMatchObject({cause: {id}, because: expect.stringMatching(because)});
});

test('relays alone, with one to use, are no such trouble', () => {
  const config = '{"rtcConfig": {"iceTransportPolicy": "relay", "iceServers": [{"urls": "turn:turn.x2p2p.example"}]}}';
  expect(causeOf([`{"state": "alone"}\n${config}`])).toMatchObject({cause: {id: 'nobody-else'}});
});

test('what was recognized is told for each side', () => {
  expect(causeOf([`${CONNECTED}\nX2-3001`, '视频能播'])).toMatchObject({seen: ['getStats()、X2-3001', '没有认出内容']});
  expect(causeOf(['{"state": "connecting"}'])).toMatchObject({kind: 'unclear', ask: expect.stringContaining('getStats()')});
});

test('an object that the console cut short is asked for whole', () => {
  expect(causeOf(['{httpBytes: 1, p2pBytes: 0, …}'])).toMatchObject({problem: expect.stringContaining('copy(')});
});
