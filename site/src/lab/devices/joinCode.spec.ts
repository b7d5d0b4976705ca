import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {MOST_CANDIDATES, readSdp, writeSdp, type Candidate, type Description} from './description.ts';
import {LIFE_SECONDS, newRoom, readJoin, staleness, writeJoin, type Exchange, type Join} from './joinCode.ts';

const ICE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const iceText = (minLength: number, maxLength: number) => fc.string({unit: fc.constantFrom(...ICE), minLength, maxLength});
const port = fc.integer({min: 1, max: 65_535});
/** As a browser writes it. */
const ipv6 = fc.ipV6().map((address) => new URL(`http://[${address}]`).hostname.slice(1, -1));
const candidate: fc.Arbitrary<Candidate> = fc.oneof(
  fc.record({kind: fc.constant('mdns' as const), address: fc.uuid().map((name) => `${name}.local`), port}),
  fc.record({kind: fc.constantFrom('host' as const, 'srflx' as const), address: fc.oneof(fc.ipV4(), ipv6), port}),
);
const description: fc.Arbitrary<Description> = fc.record({
  ufrag: iceText(4, 32),
  password: iceText(22, 64),
  fingerprint: fc.uint8Array({minLength: 32, maxLength: 32}),
  candidates: fc.array(candidate, {maxLength: MOST_CANDIDATES}),
});
const uint32 = fc.integer({min: 0, max: 2 ** 32 - 1});
const exchange: fc.Arbitrary<Exchange> = fc.record({
  kind: fc.constantFrom('offer' as const, 'answer' as const),
  invitation: uint32,
  madeAt: uint32,
  description,
});

const isSentence = (text: string): boolean => /^[^。]+。$/.test(text);

describe('the code of a link', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(exchange, (join) => {
        expect(readJoin(writeJoin(join))).toEqual({join});
      }),
    );
    const join: Join = {kind: 'room', room: newRoom()};
    expect(readJoin(writeJoin(join))).toEqual({join});
  });

  it('with every address a browser offers, makes a link of at most 400 characters', () => {
    const hidden = fc.record({
      ufrag: iceText(8, 8),
      password: iceText(32, 32),
      fingerprint: fc.uint8Array({minLength: 32, maxLength: 32}),
      candidates: fc.array(candidate, {minLength: MOST_CANDIDATES, maxLength: MOST_CANDIDATES}),
    });
    const link = 'https://www.x2p2p.example/lab#?viewers=1&mode=vod&quality=360p&window=30&http=6&p2p=10&join=';
    fc.assert(
      fc.property(hidden, uint32, (made, invitation) => {
        const code = writeJoin({kind: 'offer', invitation, madeAt: 2 ** 31, description: made});
        expect((link + code).length).toBeLessThanOrEqual(400);
        expect(code).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it('says one sentence of a code in which anything was changed, and of one that was cut off', () => {
    fc.assert(
      fc.property(exchange, fc.nat(), fc.constantFrom(...ICE.slice(0, -2), '-', '_', '%', ' ', '中'), (join, place, letter) => {
        const code = writeJoin(join);
        // The kind is its first letter: changed, it is another one's code or nobody's. The bits after the last byte mean nothing.
        const at = 1 + (place % (code.length - 2));
        fc.pre(code[at] !== letter);
        for (const damaged of [
          code.slice(0, at) + letter + code.slice(at + 1),
          code.slice(0, at),
          code.slice(0, at) + code.slice(at + 1),
        ]) {
          const read = readJoin(damaged);
          expect('problem' in read && isSentence(read.problem), damaged).toBe(true);
        }
      }),
    );
  });

  it('breaks on nothing that anybody may write into it', () => {
    const hostile = fc.oneof(
      fc.string({unit: 'binary'}),
      fc.string({unit: fc.constantFrom(...'roa-_AZaz09')}),
      fc.uint8Array({maxLength: 400}).map((bytes) => `o${Buffer.from(bytes).toString('base64url')}`),
    );
    fc.assert(
      fc.property(hostile, (code) => {
        const read = readJoin(code);
        expect('join' in read || isSentence(read.problem)).toBe(true);
      }),
    );
  });

  it('never carries a line into a session description', () => {
    fc.assert(
      fc.property(exchange, ({description: made}) => {
        const lines = writeSdp(made, 'offer').split('\r\n');
        expect(lines).toHaveLength(15 + made.candidates.length);
        expect(lines.filter((line) => !/^(?:[vostmca]=[\x20-\x7e]+|)$/.test(line))).toEqual([]);
      }),
    );
  });
});

test.each([
  ['', /不是实验室的邀请链接/],
  ['hello', /不是实验室的邀请链接/],
  ['r', /不完整/],
  ['rtooshort', /不完整/],
  ['o', /不完整/],
  [`o${'A'.repeat(500)}`, /不完整/],
])('the code %j gets one sentence', (code, sentence) => {
  const read = readJoin(code);
  expect('problem' in read && read.problem).toMatch(sentence);
});

test('a code of another version says so', () => {
  const code = 'o' + Buffer.from([2, 0, 0, 0, 0, ...crcOf([2, 0, 0, 0, 0])]).toString('base64url');
  const read = readJoin(code);
  expect('problem' in read && read.problem).toMatch(/不是同一个版本/);
});

/** CRC-32 from its definition, by division of polynomials. */
function crcOf(bytes: readonly number[]): number[] {
  let bits = bytes.flatMap((byte) => Array.from({length: 8}, (_, bit) => (byte >> bit) & 1));
  bits = [...bits.map((bit, index) => (index < 32 ? bit ^ 1 : bit)), ...Array<number>(32).fill(0)];
  const polynomial = [...(0x104c11db7).toString(2)].map(Number);
  for (let at = 0; at + 32 < bits.length; at++) if (bits[at]) polynomial.forEach((bit, index) => (bits[at + index]! ^= bit));
  const rest = bits.slice(-32).map((bit) => bit ^ 1);
  const value = Number.parseInt(rest.reverse().join(''), 2);
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

describe('an invitation', () => {
  const made: Exchange = {
    kind: 'offer',
    invitation: 1,
    madeAt: 1_800_000_000,
    description: {ufrag: 'abcd', password: 'a'.repeat(22), fingerprint: new Uint8Array(32), candidates: []},
  };

  it.each([
    [-400, undefined],
    [0, undefined],
    [LIFE_SECONDS, undefined],
    [LIFE_SECONDS + 200, /已经过期/],
    [-LIFE_SECONDS - 200, /时钟相差太多/],
  ])('read %i s after it was made', (after, sentence) => {
    const said = staleness(made, made.madeAt + after);
    if (sentence) expect(said).toMatch(sentence);
    else expect(said).toBeUndefined();
  });
});

describe('a session description', () => {
  it('keeps what the other side has to know', () => {
    fc.assert(
      fc.property(description, fc.constantFrom('offer' as const, 'answer' as const), (made, type) => {
        const isFar = ({kind}: Candidate): boolean => kind === 'srflx';
        const near = made.candidates.filter((one) => !isFar(one));
        const far = made.candidates.filter(isFar);
        expect(readSdp(writeSdp(made, type))).toEqual({...made, candidates: [...near, ...far]});
      }),
    );
  });

  it('of a browser is read: host addresses by name or number, none over TCP, and one of the internet stays', () => {
    const lines = (count: number) =>
      Array.from({length: count}, (_, index) => `a=candidate:1 1 udp 2113937151 10.0.0.${index + 1} 40000 typ host generation 0`);
    const sdp = [
      ...lines(8),
      'a=candidate:1 1 tcp 1518280447 10.0.0.1 9 typ host tcptype active',
      'a=candidate:2 1 udp 1677729535 203.0.113.9 50000 typ srflx raddr 0.0.0.0 rport 0',
      'a=ice-ufrag:Hnih',
      'a=ice-pwd:Vy53S1kQ/o+ec3YqAJjdLA7+',
      `a=fingerprint:sha-256 ${Array<string>(32).fill('C1').join(':')}`,
    ].join('\r\n');
    const read = readSdp(sdp)!;
    expect(read.candidates.map(({kind}) => kind)).toEqual(['host', 'host', 'host', 'host', 'host', 'srflx']);
    expect(readSdp(sdp.replace('sha-256', 'sha-1'))).toBeUndefined();
    expect(readSdp('')).toBeUndefined();
  });
});
