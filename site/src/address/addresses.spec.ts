import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {address as figure} from '../components/LookAheadFigure/settings.ts';
import {labAddress} from '../lab/run/settings.ts';
import {productIds} from '../data/products.ts';
import {isReportOnly} from '../tools/check-up/policy.ts';
import {address as checkUp} from '../tools/check-up/settings.ts';
import {address as config} from '../tools/config/settings.ts';
import {address as cost} from '../tools/cost/settings.ts';
import {address as latency} from '../tools/latency/settings.ts';
import {causeAddress} from '../tools/no-p2p/causeAddress.ts';
import {doctorAddress} from '../tools/stream-doctor/doctorAddress.ts';
import {swarmAddress} from '../tools/swarm-id/swarmAddress.ts';
import type {Address} from './addressState.ts';

const addresses: Readonly<Record<string, Address<Record<string, unknown>>>> = {
  'no-p2p': causeAddress,
  'stream-doctor': doctorAddress,
  'swarm-id': swarmAddress,
  latency,
  'check-up': checkUp,
  config,
  cost,
  figure,
  laboratory: labAddress,
};

const known = [
  '0',
  '1',
  '3',
  '12',
  '600',
  '',
  ' ',
  'NaN',
  'Infinity',
  '-0',
  'gone',
  '1e3',
  '0x10',
  'url',
  'text',
  'vod',
  'live',
  ...productIds,
  'never',
  'always',
  'peak95',
  'secondary',
  '360p',
  'x2-shaka',
  'native',
  'dplayer',
  '#EXTM3U\r\n#EXTINF:4,\na b+c%20&=.ts\n',
  '中文 & 表情 🎬',
  '<script>',
  '\u0000\u202e',
  '__proto__',
];

/** What people type, paste and send; and what nobody should. */
const typed = fc.oneof(
  fc.string({unit: 'grapheme', maxLength: 60}).filter((text) => text.isWellFormed()),
  fc.double().map(String),
  fc.integer({min: 0, max: 5000}).map(String),
  fc.double({min: 0, max: 60, noNaN: true}).map(String),
  fc.webUrl({withQueryParameters: true, withFragments: true}),
  fc.constantFrom(...known),
);

describe.each(Object.entries(addresses))('%s', (_, address) => {
  const names = Object.keys(address.defaults);
  /** A state the page can be in: each field takes what it accepts. */
  const states = fc
    .record(Object.fromEntries(names.map((name) => [name, typed])))
    .map((texts) => address.parse(`?${new URLSearchParams(texts)}`).values);
  /** A state as a link carries it: queries of addresses are left out on purpose. */
  const linked = states.map((values) => address.parse(address.toSearch(values)).values);

  it('has something to restore: every field can leave its default', () => {
    expect(names.length).toBeGreaterThanOrEqual(2);
    for (const name of names)
      expect(
        known.some((text) => address.parse(`?${new URLSearchParams({[name]: text})}`).values[name] !== address.defaults[name]),
        name,
      ).toBe(true);
  });

  it('is restored by its link, whatever state it is in', () => {
    fc.assert(
      fc.property(linked, (values) => {
        const search = address.toSearch(values);
        expect(address.isWhole(values)).toBe(true);
        expect(address.parse(search)).toEqual({values, problems: []});
        // Chat programs may rewrite a link before it is opened.
        expect(address.parse(new URL(`https://x.example/tools${search}`).search).values).toEqual(values);
      }),
      {numRuns: 300},
    );
  });

  it('is restored to the last character by a reload', () => {
    fc.assert(
      fc.property(states, (values) => {
        expect(address.restore(address.toSearch(values), values)).toEqual(values);
      }),
      {numRuns: 300},
    );
  });

  it('takes any address there is', () => {
    fc.assert(
      fc.property(fc.string(), fc.dictionary(fc.constantFrom(...names, 'other'), fc.string()), (text, query) => {
        for (const search of [`?${text}`, `?${new URLSearchParams(query)}`]) {
          const {values} = address.parse(search);
          for (const value of Object.values(values)) expect(Number.isNaN(value)).toBe(false);
          expect(Object.keys(values)).toEqual(names);
        }
      }),
    );
  });
});

test.each([
  ['config', config, 'stream'],
  ['check-up', checkUp, 'stream'],
  ['check-up', checkUp, 'site'],
  ['swarm-id', swarmAddress, 'aTracker'],
] as const)('%s keeps signatures out of its address, and in the tab', (_, address: Address<Record<string, unknown>>, field) => {
  const values = {...address.defaults, [field]: 'https://cdn.x2p2p.example/live/a.m3u8?auth_key=secret'};
  const search = address.toSearch(values);
  expect(search).toContain('a.m3u8');
  expect(search).not.toContain('secret');
  expect(address.isWhole(values)).toBe(false);
  expect(address.restore(search, values)).toEqual(values);
});

const answer = [
  '> GET /watch HTTP/2',
  '> Authorization: Bearer SECRET',
  '> Cookie: session=SECRET',
  '< HTTP/2 200',
  "< content-security-policy: default-src 'self'; report-uri https://r.example/?k=SECRET",
  '< set-cookie: session=SECRET; path=/',
  '',
  '',
].join('\n');

test.each([
  ['config', 'site', 'https://www.x2p2p.example/?key=SECRET', 'www.x2p2p.example', config],
  ['config', 'stream', 'https://user:SECRET@cdn.x2p2p.example/a.m3u8#SECRET', 'cdn.x2p2p.example%2Fa.m3u8', config],
  ['config', 'stream', "curl https://cdn.x2p2p.example/a.m3u8 -H 'Authorization: Bearer SECRET'", 'stream=', config],
  ['config', 'tracker', 'wss://user:SECRET@a.example, wss://b.example/announce#SECRET', 'b.example%2Fannounce', config],
  ['config', 'stun', '{"urls": "turn:turn.x2p2p.example", "username": "u", "credential": "SECRET"}', 'stun=', config],
  ['config', 'options', '{"token": "SECRET", "highDemandTimeWindow": 12}', '', config],
  ['config', 'options', '{"mainStream": {"announceTrackers": ["wss://t.example/?token=SECRET"]}}', '', config],
  ['config', 'options', '{"mainStream": {"announceTrackers": ["wss://t.example/?k=SECRET"]}}', '', config],
  ['config', 'options', '{"mainStream": {"announceTrackers": ["wss://user:SECRET@t.example/"]}}', '', config],
  ['config', 'options', '{"rtcConfig": {"iceServers": [{"urls": "turn:t.example", "credential" : "SECRET"}]}}', '', config],
  ['config', 'options', "{httpRequestSetup: (request) => request.headers.set('X-Auth-Token', 'SECRET')}", '', config],
  ['config', 'dynamic', '{"apiKey": "SECRET"}', '', config],
  ['check-up', 'tracker', 'wss://user:SECRET@t.example/announce', 't.example%2Fannounce', checkUp],
  ['check-up', 'site', 'https://user:SECRET@www.x2p2p.example/', 'www.x2p2p.example', checkUp],
  ['check-up', 'csp', answer, 'default-src', checkUp],
  ['check-up', 'csp', answer.replace('content-security', 'x-content-security'), '', checkUp],
  ['check-up', 'csp', "curl -I https://www.x2p2p.example/ -u 'user:SECRET'", '', checkUp],
] as const)('%s keeps secrets in %s out of its address: %j', (_, field, text, kept, address: Address<Record<string, unknown>>) => {
  const values = {...address.defaults, [field]: text};
  const search = address.toSearch(values);
  expect(search).not.toContain('SECRET');
  expect(search).toContain(kept);
  expect(address.isWhole(values)).toBe(false);
  expect(address.restore(search, values)).toEqual(values);
});

test('what only sounds like a secret is in the address', () => {
  const csp = "default-src 'self'; script-src https://cdn.cookielaw.org https://token.example:8443";
  expect(checkUp.parse(checkUp.toSearch({...checkUp.defaults, csp})).values.csp).toBe(csp);
  const typed = {
    ...config.defaults,
    stream: 'https://auth.example/keys/@us/a b.m3u8',
    swarm: 'token',
    options: '{"trackerClientVersionPrefix": "-KEY-"}',
  };
  expect(config.isWhole(typed)).toBe(true);
});

test('a policy that only reports stays one', () => {
  const csp = "< HTTP/2 200\n< content-security-policy-report-only: default-src 'none'\n< set-cookie: a=b\n\n";
  expect(isReportOnly(checkUp.parse(checkUp.toSearch({...checkUp.defaults, csp})).values.csp)).toBe(true);
});

test('swarm-id shares every tracker, not only the first', () => {
  const search = swarmAddress.toSearch({...swarmAddress.defaults, aTracker: 'wss://a.example/?key=1, wss://b.example'});
  expect(swarmAddress.parse(search).values.aTracker).toBe('wss://a.example/, wss://b.example');
});

test('what an older release or another address left in the tab is passed over', () => {
  const {defaults, toSearch, restore} = config;
  for (const typed of [undefined, null, 'text', {}, {...defaults, mode: undefined}]) expect(restore('', typed)).toBeUndefined();
  const renamed = {...defaults, platform: 'flash' as 'hls'};
  expect(restore(toSearch(renamed), renamed)).toBeUndefined();
  expect(restore('?mode=vod', defaults)).toBeUndefined();
});
