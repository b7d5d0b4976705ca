import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {diagnose} from '../diagnose.ts';
import {StreamProblem} from '../playlist/StreamProblem.ts';
import {looksLikeHar} from './looksLikeHar.ts';
import {readHar} from './readHar.ts';

type Recorded = {
  readonly url: string;
  readonly method?: string;
  readonly second?: number;
  readonly status?: number;
  readonly text?: string;
  readonly base64?: boolean;
  readonly asked?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly redirectURL?: string;
};

const headersOf = (headers: Readonly<Record<string, string>> = {}) => Object.entries(headers).map(([name, value]) => ({name, value}));

/** A recording as Chrome writes it. */
const har = (...recorded: readonly Recorded[]): string =>
  JSON.stringify({
    log: {
      version: '1.2',
      creator: {name: 'WebInspector', version: '537.36'},
      pages: [{startedDateTime: '2026-11-29T08:00:00.000Z', id: 'page_1', title: 'https://www.x2p2p.example/', pageTimings: {}}],
      entries: recorded.map(({url, method = 'GET', second = 0, status = 200, text, base64, asked, headers, redirectURL = ''}) => ({
        startedDateTime: new Date(Date.UTC(2026, 10, 29, 8, 0, second)).toISOString(),
        time: 40,
        request: {method, url, httpVersion: 'h2', headers: headersOf(asked), cookies: []},
        response: {
          status,
          headers: headersOf(headers),
          content: {
            size: 1,
            mimeType: 'x',
            ...(text !== undefined && {text: base64 ? btoa(text) : text, ...(base64 && {encoding: 'base64'})}),
          },
          redirectURL,
        },
      })),
    },
  });

const CDN = 'https://cdn.x2p2p.example/live';
const ORIGIN = {Origin: 'https://www.x2p2p.example'};
const CORS = {'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Content-Length, Content-Range'};
const window = (first: number): string =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:${first}\n${Array.from({length: 15}, (_, index) => `#EXTINF:4,\ns${first + index}.ts\n`).join('')}`;
const reading = (first: number, second: number, more: Partial<Recorded> = {}): Recorded => ({
  url: `${CDN}/a.m3u8`,
  second,
  text: window(first),
  asked: ORIGIN,
  headers: CORS,
  ...more,
});
const idsOf = (recording: string): string[] => diagnose(readHar(recording)).findings.map(({id}) => id);

describe('readHar', () => {
  it('follows a list through all its readings', () => {
    expect(idsOf(har(reading(50, 0), reading(51, 4), reading(52, 8)))).toContain('sequence-steady');
    expect(idsOf(har(reading(50, 0), reading(51, 4), reading(3, 8), reading(4, 12)))).toContain('sequence-reset');
    expect(idsOf(har(reading(50, 0), reading(50, 2), reading(50, 4), reading(50, 8)))).toContain('stale');
    // A recording is not always in order, and a list is the same with another token.
    const {entry} = readHar(har(reading(51, 4, {url: `${CDN}/a.m3u8?t=2`}), reading(50, 0, {url: `${CDN}/a.m3u8?t=1`})));
    expect([entry.address, entry.later?.map(({afterSeconds}) => afterSeconds)]).toEqual([`${CDN}/a.m3u8?t=1`, [4]]);
  });

  it('sees redirects, and the headers of the last answer', () => {
    const recording = har(
      {url: 'https://go.x2p2p.example/a.m3u8', status: 302, redirectURL: '/b.m3u8'},
      {url: 'https://go.x2p2p.example/b.m3u8', status: 307, headers: {Location: `${CDN}/a.m3u8`}},
      reading(50, 1, {headers: {'Content-Type': 'text/html', 'Cache-Control': 'max-age=30'}}),
    );
    expect(readHar(recording).entry).toMatchObject({address: 'https://go.x2p2p.example/a.m3u8', finalAddress: `${CDN}/a.m3u8`});
    expect(idsOf(recording)).toEqual(expect.arrayContaining(['redirected', 'cors-missing', 'content-type', 'playlist-cached']));
  });

  it('asks for no permission on the page’s own origin', () => {
    expect(idsOf(har(reading(50, 0, {asked: {}, headers: {}})))).not.toContain('cors-missing');
  });

  it.each<[string, Partial<Recorded>, string | undefined]>([
    [
      'a part',
      {status: 206, asked: {...ORIGIN, Range: 'bytes=0-1'}, headers: {...CORS, 'Content-Range': 'bytes 0-1/200000'}},
      'range-fine',
    ],
    [
      'a part, hidden',
      {status: 206, asked: {...ORIGIN, Range: 'bytes=0-1'}, headers: {'Access-Control-Allow-Origin': '*'}},
      'range-not-exposed',
    ],
    ['the whole in place of a part', {asked: {...ORIGIN, Range: 'bytes=0-1'}, headers: CORS}, 'range-ignored'],
    ['the whole, as it was asked for', {asked: ORIGIN, headers: CORS}, undefined],
    ['no permission', {asked: ORIGIN, headers: {}}, 'segment-cors'],
    ['nothing', {status: 404, asked: ORIGIN, headers: CORS}, 'segment-status'],
    ['a request that was given up', {status: 0, asked: ORIGIN}, undefined],
  ])('judges the answer for a segment: %s', (_, segment, id) => {
    const ids = idsOf(har(reading(50, 0), {url: `${CDN}/s52.ts`, second: 1, ...segment}));
    expect(ids.filter((found) => /^(range|segment-(cors|status))/.test(found))).toEqual(id ? [id] : []);
  });

  it('takes no preflight for the answer', () => {
    const preflight: Recorded = {url: `${CDN}/s52.ts`, method: 'OPTIONS', status: 403, asked: ORIGIN};
    const ids = idsOf(har(reading(50, 0), preflight, {...preflight, method: 'GET', status: 200, headers: CORS}));
    expect(ids).not.toContain('segment-cors');
  });

  it('takes a multivariant list with what was recorded of it, and names what does not belong to it', () => {
    const input = readHar(
      har(
        {url: `${CDN}/ad.m3u8`, text: `${window(0)}#EXT-X-ENDLIST\n`},
        {
          url: `${CDN}/main.m3u8`,
          base64: true,
          text: '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="x",URI="sound.m3u8"\n#EXT-X-STREAM-INF:BANDWIDTH=100000,AUDIO="a"\nlow.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=900000,AUDIO="a"\na.m3u8?x=1\n',
        },
        {url: `${CDN}/sound.m3u8`, text: window(50), second: 1},
        {url: `${CDN}/low.m3u8`, text: window(50), second: 1},
        reading(51, 5),
        reading(52, 9),
      ),
    );
    expect(input.media?.map(({uri}) => uri)).toEqual(['a.m3u8?x=1', 'low.m3u8', 'sound.m3u8']);
    expect(input.unexamined).toEqual(['HAR 里还有 1 份播放列表，不属于这一路，没有检查：「ad.m3u8」。']);
    expect(diagnose(input).streams.map(({label}) => label)).toEqual(['900 kbit/s', '100 kbit/s', '音轨']);
  });

  it.each([
    ['no JSON', '{"log": {', 'not-har', /读不出来/],
    ['other JSON', '{"a": 1}', 'not-har', /log\.entries/],
    ['nothing of HLS', har({url: 'https://www.x2p2p.example/'}), 'no-playlist', /没有 HLS/],
    ['no contents', har({url: `${CDN}/a.m3u8`}), 'no-playlist', /含内容/],
  ])('says why there is nothing to examine: %s', (_, recording, id, words) => {
    let problem: unknown;
    try {
      readHar(recording);
    } catch (error) {
      problem = error;
    }
    expect(problem).toBeInstanceOf(StreamProblem);
    expect(problem).toMatchObject({id, message: expect.stringMatching(words)});
  });

  it('survives whatever a program writes', () => {
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom('https://a.example/a.m3u8', '#EXTM3U\n#EXTINF:4,\na.ts', 'base64', 302, 200));
    const record = (...names: string[]) => fc.record(Object.fromEntries(names.map((name) => [name, value])), {requiredKeys: []});
    const entry = fc.record({
      startedDateTime: value,
      request: record('url', 'headers'),
      response: record('status', 'headers', 'redirectURL', 'content'),
    });
    const good = JSON.parse(har(reading(50, 0))) as {log: {entries: unknown[]}};
    fc.assert(
      fc.property(fc.array(fc.oneof(entry, value), {maxLength: 6}), (entries) => {
        expect(diagnose(readHar(JSON.stringify({log: {entries: [...entries, ...good.log.entries]}}))).tool).toBe('stream-doctor');
      }),
    );
  });
});

it('a recording is known by its beginning', () => {
  expect(looksLikeHar(har())).toBe(true);
  expect(looksLikeHar('\uFEFF{\n  "log": {\n')).toBe(true);
  for (const other of ['#EXTM3U', '{"core": {}}', '', '[]']) expect(looksLikeHar(other)).toBe(false);
});
