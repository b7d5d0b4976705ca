import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {countByType, natHint, parseCandidate, type Candidate} from './candidates.ts';
import {inAppBrowser} from './inAppBrowser.ts';
import {allows, isReportOnly, parsePolicy, policyHints, policyProblems} from './policy.ts';
import {policy} from './probes/surroundings.ts';
import {reportJson, reportText, verdict, type Result, type Status} from './report.ts';
import {runProbes, type Probe} from './runProbes.ts';
import {address as checkUp} from './settings.ts';

const forever = (): Promise<never> => new Promise(() => undefined);
const probe = (id: string, run: Probe['run'], timeLimitMs = 1000): Probe => ({id, name: id, run, timeLimitMs});

describe('runProbes', () => {
  it('gives every probe a result: found, thrown, too slow', async () => {
    const signals: AbortSignal[] = [];
    const slow = probe('slow', (signal) => (signals.push(signal), forever()), 20);
    const results = await runProbes(
      [
        probe('fine', () => ({status: 'ok', text: '好'})),
        probe('broken', () => Promise.reject(new Error('坏'))),
        probe('thrown', () => {
          throw new Error('坏');
        }),
        slow,
      ],
      {signal: new AbortController().signal},
    );
    expect(results.map(({status}) => status)).toEqual(['ok', 'fail', 'fail', 'fail']);
    expect(results[3]?.text).toContain('0.02 s');
    expect(signals[0]?.aborted, 'a probe that is too slow is told to stop').toBe(true);
  });

  it('stops at once when cancelled, and skips the rest', async () => {
    const controller = new AbortController();
    const started: string[] = [];
    const running = runProbes([probe('one', forever, 60_000), probe('two', forever, 60_000)], {
      signal: controller.signal,
      onStart: (id) => started.push(id),
    });
    await Promise.resolve();
    controller.abort();
    expect((await running).map(({status}) => status)).toEqual(['skipped', 'skipped']);
    expect(started).toEqual(['one']);
  });
});

describe('candidates', () => {
  it('reads what browsers write', () => {
    expect(
      parseCandidate('candidate:842163049 1 udp 1677729535 203.0.113.9 46154 typ srflx raddr 192.168.1.7 rport 46154 generation 0'),
    ).toEqual({type: 'srflx', protocol: 'udp', address: '203.0.113.9', port: 46154, relatedPort: 46154});
    expect(parseCandidate('candidate:1 1 UDP 2122252543 1f4712db-ea17-4bcf.local 55555 typ host')?.type).toBe('host');
    fc.assert(fc.property(fc.string(), (text) => void parseCandidate(text)));
  });

  const mapped = (port: number, relatedPort: number): Candidate => ({
    type: 'srflx',
    protocol: 'udp',
    address: '203.0.113.9',
    port,
    relatedPort,
  });

  it.each<[string, Candidate[], number, string]>([
    ['nothing came back', [], 2, 'no-mapping'],
    ['one port for both servers', [mapped(5000, 1), mapped(5000, 1)], 2, 'cone'],
    ['a port for each server', [mapped(5000, 1), mapped(5001, 1)], 2, 'symmetric'],
    ['two sockets', [mapped(5000, 1), mapped(5001, 2)], 2, 'cone'],
    ['one server', [mapped(5000, 1)], 1, 'unknown'],
  ])('%s', (_, candidates, servers, hint) => {
    expect(natHint(candidates, servers)).toBe(hint);
  });

  it('counts without naming an address', () => {
    expect(JSON.stringify(countByType([mapped(1, 2), mapped(3, 4)]))).toBe('{"srflx udp":2}');
  });
});

describe('policy', () => {
  const site = 'https://www.x2p2p.example';
  const good =
    "default-src 'self'; script-src 'self'; connect-src 'self' https://cdn.x2p2p.example wss://tracker.x2p2p.example; media-src 'self' blob:; worker-src 'self' blob:";
  const hosts = {stream: 'https://cdn.x2p2p.example/a.m3u8', tracker: 'wss://tracker.x2p2p.example/announce', site};

  it('passes the policy of the docs', () => {
    expect(policyProblems(good, hosts)).toEqual([]);
    expect(policyProblems(`Content-Security-Policy: ${good}`, hosts)).toEqual([]);
    expect(policyProblems('', hosts)).toEqual([]);
    expect(policyProblems(`add_header Content-Security-Policy "${good}" always;`, hosts)).toEqual([]);
    expect(policyProblems(`<meta http-equiv="Content-Security-Policy" content="${good}">`, hosts)).toEqual([]);
  });

  it('finds the policy in a whole answer, as curl prints it', () => {
    for (const mark of ['', '< ']) {
      const answer = [
        'HTTP/2 200',
        'content-type: text/html; charset=utf-8',
        `content-security-policy: ${good}`,
        'x-frame-options: DENY',
        '',
      ]
        .map((line) => `${mark}${line}`)
        .join('\r\n');
      expect(policyProblems(answer, hosts)).toEqual([]);
      expect([...parsePolicy(answer).keys()]).toEqual(['default-src', 'script-src', 'connect-src', 'media-src', 'worker-src']);
      expect(parsePolicy(answer).get('worker-src')).toEqual(["'self'", 'blob:']);
    }
  });

  it('judges the policy that is enforced, and knows one that only reports', async () => {
    const tried = "Content-Security-Policy-Report-Only: default-src 'none'";
    expect(policyProblems(`${tried}\nContent-Security-Policy: ${good}\n\n`, hosts)).toEqual([]);
    expect(policyProblems(tried, hosts)).toHaveLength(3);
    expect([tried, `add_header Content-Security-Policy-Report-Only "${good}";`].map(isReportOnly)).toEqual([true, true]);
    expect([good, `Content-Security-Policy: ${good}`, `${tried}\nContent-Security-Policy: ${good}`].map(isReportOnly)).toEqual([
      false,
      false,
      false,
    ]);
    const outcome = async (csp: string) => policy({...checkUp.defaults, ...hosts, csp}).run(new AbortController().signal);
    expect(await outcome(tried)).toMatchObject({status: 'warn', text: expect.stringMatching(/^这份策略只上报.*connect-src 没有放行/)});
    expect(await outcome("default-src 'none'")).toMatchObject({status: 'fail'});
  });

  it("takes 'self' for the page: its origin, its secure form and its sockets, and nothing else", () => {
    const own = "connect-src 'self'; media-src blob:; worker-src blob:";
    const problems = (stream: string, page: string, tracker?: string) => policyProblems(own, {stream, tracker, site: new URL(page).origin});
    expect(problems('https://www.x2p2p.example/live/a.m3u8', `${site}/watch?id=1`, 'wss://www.x2p2p.example/announce')).toEqual([]);
    expect(problems('https://www.x2p2p.example/live/a.m3u8', 'http://www.x2p2p.example')).toEqual([]);
    expect(problems('http://localhost:3000/a.m3u8', 'http://localhost:3000', 'ws://localhost:3000/')).toEqual([]);
    expect(problems('http://www.x2p2p.example/live/a.m3u8', site)).toHaveLength(1);
    expect(problems('https://www.x2p2p.example:8443/live/a.m3u8', site)).toHaveLength(1);
    expect(problems('https://cdn.x2p2p.example/live/a.m3u8', site)).toHaveLength(1);
    expect(problems('http://[::1]:8080/a.m3u8', 'http://[::1]:8080')).toEqual([]);
    expect(policyProblems("default-src 'self'", {site})).toEqual(['media-src 没有放行 blob:，不能播']);
  });

  it("says what 'self' was taken for when the page is not known", async () => {
    const said = async (csp: string, page: string) =>
      (
        await policy({
          ...checkUp.defaults,
          csp,
          site: page,
          stream: 'https://www.x2p2p.example/a.m3u8',
          tracker: 'wss://www.x2p2p.example/',
        }).run(new AbortController().signal)
      ).text;
    expect(await said("default-src 'self' blob:", '')).toContain("没有填网页地址，'self' 当作与播放地址、Tracker 都不同源。");
    expect(await said("default-src 'self' blob:", site)).not.toMatch(/没有填|没有放行/);
    expect(await said('default-src https: wss: blob:', '')).not.toContain("'self'");
  });

  it('says so when the text is no policy', () => {
    expect(policyProblems('hello world', hosts)).toEqual(['里面没有一条 CSP 指令，粘贴的可能是别的内容']);
  });

  it('looks at paths: a source that names the playlist alone, or another folder, blocks the segments', () => {
    const hostsOf = (source: string) =>
      policyProblems(`connect-src ${source}; media-src blob:; worker-src blob:`, {
        stream: 'https://cdn.x2p2p.example/stream/index.m3u8',
        site: 'https://www.x2p2p.example',
      });
    expect(hostsOf('https://cdn.x2p2p.example/stream/')).toEqual([]);
    expect(hostsOf('https://cdn.x2p2p.example')).toEqual([]);
    expect(hostsOf('https://cdn.x2p2p.example/stream/index.m3u8')).toEqual([
      'connect-src 没有放行 https://cdn.x2p2p.example/stream/ 里的切片，不能播',
    ]);
    expect(hostsOf('https://cdn.x2p2p.example/vod/')).toEqual(['connect-src 没有放行 https://cdn.x2p2p.example，不能播']);
  });

  it('names what is refused, and what is lost with it', () => {
    expect(policyProblems("default-src 'self'", hosts)).toEqual([
      'connect-src 没有放行 https://cdn.x2p2p.example，不能播',
      'connect-src 没有放行 wss://tracker.x2p2p.example，没有 P2P',
      'media-src 没有放行 blob:，不能播',
    ]);
    expect(policyProblems("default-src *; script-src 'self'", hosts)).toEqual(['media-src 没有放行 blob:，不能播']);
  });

  it('warns of a refused worker, without which everything plays', async () => {
    const withoutWorker = good.replace(/; worker-src.*/, '');
    expect(policyProblems(withoutWorker, hosts)).toEqual([]);
    expect(policyHints(withoutWorker, site)).toEqual(['worker-src 没有放行 blob:，照样能播，但 hls.js 的 UMD 包改在主线程解复用']);
    for (const text of [good, '', 'hello world']) expect(policyHints(text, site)).toEqual([]);
    const outcome = policy({...checkUp.defaults, ...hosts, csp: withoutWorker}).run(new AbortController().signal);
    expect(await outcome).toMatchObject({status: 'warn', text: expect.stringContaining('照样能播')});
  });

  it.each([
    ['https://*.x2p2p.example', 'https://cdn.x2p2p.example/', true],
    ['https://*.x2p2p.example', 'https://x2p2p.example/', false],
    ['cdn.x2p2p.example', 'https://cdn.x2p2p.example/', true],
    ['cdn.x2p2p.example', 'http://cdn.x2p2p.example/', false],
    ['https://cdn.x2p2p.example:443', 'https://cdn.x2p2p.example/', true],
    ['https://cdn.x2p2p.example', 'https://cdn.x2p2p.example:8443/', false],
    ['https://cdn.x2p2p.example:*', 'https://cdn.x2p2p.example:8443/', true],
    ['https:', 'https://anything.example/', true],
    ['wss:', 'https://anything.example/', false],
    ["'none'", 'https://anything.example/', false],
    ['*', 'wss://anything.example/', true],
    ['*', 'blob:x', false],
    ['https://*', 'https://anything.example/a', true],
    ['https://*', 'http://anything.example/', false],
    ['https://*', 'blob:x', false],
    ['wss://*', 'wss://anything.example/', true],
    ['wss://*', 'https://anything.example/', false],
    ['*:443', 'https://anything.example/', true],
    ['*:443', 'https://anything.example:8443/', false],
    ['https://*:*', 'https://anything.example:8443/', true],
    ['https://*/live/', 'https://anything.example/live/a.ts', true],
    ['https://cdn.*', 'https://cdn.x2p2p.example/', false],
    ['HTTPS://CDN.x2p2p.example', 'https://cdn.x2p2p.example/', true],
    ['HTTPS:', 'https://anything.example/', true],
    ['https://cdn.x2p2p.example/LIVE/', 'https://cdn.x2p2p.example/live/a.ts', false],
    ['https://cdn.x2p2p.example/LIVE/', 'https://cdn.x2p2p.example/LIVE/a.ts', true],
    ['https://cdn.x2p2p.example/live/A.m3u8', 'https://cdn.x2p2p.example/live/a.m3u8', false],
  ])('connect-src %s → %s: %s', (source, address, expected) => {
    expect(allows(parsePolicy(`connect-src ${source}`), 'connect-src', address, site)).toBe(expected);
  });

  it('survives any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void policyProblems(text, hosts)));
  });
});

describe('report', () => {
  const status = fc.constantFrom('ok' as const, 'warn' as const, 'fail' as const, 'info' as const, 'skipped' as const);
  const results: fc.Arbitrary<Result[]> = fc.array(
    fc.record({id: fc.string(), name: fc.string(), status, text: fc.string(), durationMs: fc.nat()}),
    {minLength: 1},
  );

  const found = (...statuses: Status[]): Result[] =>
    statuses.map((status) => ({id: status, name: status, status, text: '说明', durationMs: 1, remedy: {to: `/docs/${status}`, label: ''}}));

  it.each<[Status[], Status, string]>([
    [['ok', 'info', 'ok'], 'ok', '测过的各项都正常。'],
    [['ok', 'skipped'], 'ok', '测过的各项都正常。另有 1 项没有测。'],
    [['skipped', 'skipped'], 'skipped', '没有测。'],
    [['ok', 'warn', 'warn', 'skipped'], 'warn', '能用，2 项要留意。另有 1 项没有测。'],
    [['ok', 'fail'], 'fail', '1 项有问题：按各项的处理办法改，播放在此期间走 HTTP。'],
    [['warn', 'fail', 'fail'], 'fail', '2 项有问题，1 项要留意：按各项的处理办法改，播放在此期间走 HTTP。'],
  ])('%j comes to %s', (statuses, status, text) => {
    expect(verdict(found(...statuses))).toEqual({status, text});
  });

  it('names the remedy of whatever is not good', () => {
    expect(reportText({date: '2026-11-21', userAgent: 'test', results: found('ok', 'warn', 'fail', 'info')})).toBe(
      'X2 P2P 环境体检 2026-11-21\n浏览器：test\n\n[正常] ok：说明\n[留意] warn：说明（处理：/docs/warn）\n[有问题] fail：说明（处理：/docs/fail）\n[供参考] info：说明（处理：/docs/info）\n',
    );
  });

  it('is valid JSON and mentions every probe, whatever was found', () => {
    fc.assert(
      fc.property(results, (found) => {
        const report = {date: '2026-11-21', userAgent: 'test', results: found};
        expect(JSON.parse(reportJson(report))).toMatchObject({kind: 'x2-check-up', results: found});
        for (const {name} of found) expect(reportText(report)).toContain(name);
        expect(verdict(found).text).not.toMatch(/NaN|undefined/);
      }),
    );
  });
});

it.each([
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 MicroMessenger/8.0.50', '微信'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 wxwork/4.1 MicroMessenger/7.0', '企业微信'],
  ['Mozilla/5.0 (Linux; U; Android 13) UCBrowser/15.0 Mobile', 'UC 浏览器'],
  ['Mozilla/5.0 (Linux; Android 13; wv) Chrome/119 Mobile; wv)', 'Android WebView'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120 Safari/537.36', undefined],
])('%s → %s', (userAgent, name) => {
  expect(inAppBrowser(userAgent)).toBe(name);
});
