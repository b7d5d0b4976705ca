import type {Server} from 'node:http';
import {computeScore, runChecks} from 'afdocs';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {owner} from '@x2p2p/site/config/owner';
import {ownerValue} from '@x2p2p/site/config/ownerValue';
import {createSiteServer, listen} from '../../scripts/siteServer.ts';
import {sitemapRoutes} from './builtSite.ts';

// How well programs that read for a model get along with the site, by AFDocs (https://afdocs.dev), on every page of the sitemap.

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createSiteServer();
  origin = await listen(server, 0);
  const ask = globalThis.fetch;
  // Other sites are not asked: their links count as good.
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    new URL(input instanceof Request ? input.url : input).origin === origin ? ask(input, init) : Promise.resolve(new Response('')),
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

/** One page of four: each costs a dozen requests. What concerns the whole site, such as its list, is read whole. */
const sample = sitemapRoutes().filter((_, index) => index % 4 === 0);

/** Ways by which such a program finds our Markdown: no page may lack one. */
const ways = ['llms-txt-exists', 'llms-txt-links-resolve', 'llms-txt-coverage', 'llms-txt-directive-html', 'llms-txt-directive-md'];

test('the site scores at least 97 of 100', {timeout: 120_000}, async () => {
  const report = await runChecks(origin, {
    canonicalOrigin: ownerValue(owner.siteUrl),
    curatedPages: sample.map((route) => origin + encodeURI(route)),
    samplingStrategy: 'curated',
    maxConcurrency: 8,
    requestDelay: 0,
    requestTimeout: 15_000,
    maxLinksToTest: 500,
    thresholds: {pass: 50_000, fail: 100_000},
    transferThresholds: {pass: 1_000_000, fail: 10_000_000},
  });
  const lost = report.results.flatMap(({id, status, message}) => (status === 'pass' || status === 'skip' ? [] : `${id}: ${message}`));
  expect(report.testedPages).toBe(sample.length);
  expect(computeScore(report).overall, lost.join('\n')).toBeGreaterThanOrEqual(97);
  expect(
    [...ways, 'markdown-url-support', 'content-negotiation'].filter((way) => report.results.find(({id}) => id === way)?.status !== 'pass'),
    lost.join('\n'),
  ).toEqual([]);
});
