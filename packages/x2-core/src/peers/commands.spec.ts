import {beforeAll, describe, expect, test} from 'vitest';
import fc from 'fast-check';
import {loadPeer, type Upstream} from '@x2p2p/test-tools/upstream/loadPeer';
import {asBundled} from '../../bundle/asBundled.mjs';
import {CODE, CommandReader, isCommandPart, readMessage, writeCommand} from './commands.ts';

const SMALL = 65_535;
const MOST = 1024 * 1024;

let upstream: Upstream;

beforeAll(async () => {
  upstream = await loadPeer(asBundled);
});

const number = fc.integer({min: 0, max: 2 ** 48});

/** What upstream's own reader makes of these messages. */
function readByUpstream(parts: readonly Uint8Array[]): unknown {
  let command: unknown;
  const joiner = new upstream.BinaryCommandChunksJoiner((bytes) => (command = upstream.deserializeCommand(bytes)));
  for (const part of parts) joiner.addCommandChunk(part);
  return command;
}

function readByUs(parts: readonly Uint8Array[]): unknown {
  const reader = new CommandReader(MOST);
  return parts.map((part) => reader.add(part)).at(-1);
}

describe('what upstream writes is read as upstream reads it', () => {
  test('commands about one segment', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(CODE.request, CODE.data, CODE.sent, CODE.absent, CODE.cancel),
        number,
        number,
        number,
        (c, i, r, more) => {
          const written = upstream.serializePeerCommand(
            {c, i, r, ...(c === CODE.data && {s: more}), ...(c === CODE.request && {b: more})},
            SMALL,
          );
          const {c: code, ...fields} = readByUpstream(written) as Record<string, number>;
          expect(readByUs(written)).toEqual({parts: written, command: {b: 0, ...fields, code}});
          expect(written.every(isCommandPart)).toBe(true);
        },
      ),
    );
  });

  test('announcements, also in several messages', () => {
    const ids = fc.uniqueArray(fc.integer({min: 0, max: 2 ** 33}), {maxLength: 200});
    fc.assert(
      fc.property(ids, ids, fc.constantFrom(64, 1000, SMALL), (l, p, size) => {
        const written = upstream.serializePeerCommand({c: CODE.announcement, l, p}, size);
        expect(readByUs(written)).toEqual({parts: written, command: {code: CODE.announcement}});
      }),
    );
  });

  test('announcements of whole blocks of 256', () => {
    const l = Array.from({length: 600}, (_, id) => id);
    const written = upstream.serializePeerCommand({c: CODE.announcement, l, p: []}, SMALL);
    expect(readByUs(written)).toEqual({parts: written, command: {code: CODE.announcement}});
    // One of each full block is left out; upstream alone writes what nobody can read.
    expect((readByUpstream(written) as {l: number[]}).l.length).toBe(598);
  });
});

test('what is written here, upstream reads', () => {
  fc.assert(
    fc.property(fc.constantFrom(CODE.absent, CODE.cancel), number, number, (code, i, r) => {
      expect(readByUpstream([writeCommand(code, {i, r})])).toEqual({c: code, i, r});
      expect(readMessage(writeCommand(code, {i, r}))).toEqual({code, i, r, b: 0});
    }),
  );
});

test('bytes of a segment are no command', () => {
  fc.assert(
    fc.property(fc.uint8Array({maxLength: 64}), (bytes) => {
      expect(isCommandPart(bytes)).toBe(false);
    }),
  );
});

const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const framed = (...content: readonly number[]) => Uint8Array.from([...letters('cstr'), ...content, ...letters('cend')]);
const [I, R, L] = letters('irl') as [number, number, number];
const [FIVE, TEXT, NONE] = [
  [0x01, 5],
  [0x20, 1, 0x61],
  [0x10, 0],
];

test.each([
  ['an empty one', []],
  ['one of an unknown kind', [6, I, ...FIVE, R, ...FIVE]],
  ['a request without a segment', [CODE.request, R, ...FIVE]],
  ['a request without an id', [CODE.request, I, ...FIVE]],
  ['a text for a number', [CODE.request, I, ...TEXT, R, ...FIVE]],
  ['a list for a number', [CODE.request, I, ...NONE, R, ...FIVE]],
  ['a number replaced by a text', [CODE.request, I, ...FIVE, R, ...FIVE, I, ...TEXT]],
  ['a command that turns into another', [CODE.announcement, ...letters('c'), 0x01, CODE.request, I, ...FIVE, R, ...FIVE]],
  ['a number for a list', [CODE.announcement, L, ...FIVE]],
  ['a negative segment', [CODE.request, I, 0x01, 0x85, R, ...FIVE]],
  ['a number too large to be one', [CODE.request, I, 0x08, 127, 0, 0, 0, 0, 0, 0, 0, R, ...FIVE]],
  ['a number without digits', [CODE.request, I, 0x00, R, ...FIVE]],
  ['a number that goes on beyond the end', [CODE.request, R, ...FIVE, I, 0x04, 1]],
  ['a list that goes on beyond the end', [CODE.announcement, L, 0x10, 1, 0x01, 9]],
  ['nine fields', [CODE.request, ...Array.from({length: 9}, () => [I, ...FIVE]).flat()]],
  ['a field of no kind', [CODE.request, I, 0x30, 1]],
])('%s is no command, but what follows is read', (_what, content) => {
  const reader = new CommandReader(MOST);
  expect(reader.add(framed(...content))?.command).toBeUndefined();
  expect(reader.add(writeCommand(CODE.cancel, {i: 7, r: 8}))?.command).toMatchObject({code: CODE.cancel, i: 7, r: 8});
});

test('a field that a later engine may add changes nothing', () => {
  expect(readMessage(framed(CODE.request, I, ...FIVE, R, ...FIVE, ...letters('z'), ...TEXT))).toEqual({
    code: CODE.request,
    i: 5,
    r: 5,
    b: 0,
  });
});

test('the middle of a command whose beginning is missing is passed over; a new beginning drops the old', () => {
  const [first, ...rest] = upstream.serializePeerCommand({c: CODE.announcement, l: Array.from({length: 300}, (_, id) => id), p: []}, 64);
  const reader = new CommandReader(MOST);
  expect(rest.map((part) => reader.add(part))).toEqual(rest.map(() => undefined));
  reader.add(first!);
  expect(reader.add(writeCommand(CODE.cancel, {i: 1, r: 2}))?.parts).toHaveLength(1);
});

test('an endless command is an error, and memory does not keep it', () => {
  const reader = new CommandReader(1000);
  const part = Uint8Array.from([...letters('dstr'), ...new Array<number>(400).fill(0), ...letters('dend')]);
  reader.add(Uint8Array.from([...letters('cstr'), 0, ...letters('dend')]));
  reader.add(part);
  reader.add(part);
  expect(() => reader.add(part)).toThrow(RangeError);
  expect(reader.add(part)).toBeUndefined();
});

test('a mebibyte of nothing but fields is read at once', () => {
  const message = new Uint8Array(MOST - 16);
  for (let at = 5; at < message.length; at += 2) message[at] = I;
  message.set(framed().subarray(0, 4));
  message[4] = CODE.request;
  message.set(framed().subarray(4), message.length - 4);
  const started = performance.now();
  expect(isCommandPart(message)).toBe(true);
  expect(readMessage(message)).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(1000);
});
