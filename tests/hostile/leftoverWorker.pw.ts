import {serve} from '@x2p2p/test-tools/loopback';
import {countLoads, expect, hydrated, test as base} from '../page.ts';

/** A worker as an older site may have left it: answers with the pages of its time, for ever. */
const OLD_WORKER = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(new Response('<!doctype html><title>old</title><h1>旧版</h1>', {headers: {'content-type': 'text/html; charset=utf-8'}}));
  });`;
const IDLE_WORKER = 'addEventListener("fetch", () => {});';

type OldSite = {readonly url: string; readonly files: Map<string, string>};

/** The site, with files of an older one beside it until they are removed; a real server, because workers bypass Playwright's routing. */
const test = base.extend<{oldSite: OldSite}>({
  oldSite: async ({baseURL}, use) => {
    const files = new Map<string, string>();
    const server = await serve(async (request, response) => {
      const file = files.get(request.url!);
      if (file !== undefined) return void response.writeHead(200, {'content-type': 'text/javascript'}).end(file);
      const answer = await fetch(baseURL + request.url!, {redirect: 'manual'});
      const headers = Object.fromEntries(
        [...answer.headers].filter(([name]) => !/^(content-(length|encoding)|transfer-encoding|connection)$/.test(name)),
      );
      response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
    });
    await use({url: server.url, files});
    await server.close();
  },
});

const countWorkers = async () => (await navigator.serviceWorker.getRegistrations()).length;

for (const path of ['/sw.js', '/service-worker.js']) {
  test(`the worker that an older site left as ${path} ends with the first visit`, async ({page, oldSite}) => {
    const {url, files} = oldSite;
    files.set(path, OLD_WORKER);
    await page.goto(`${url}/docs/intro`);
    await page.evaluate(async (script) => {
      await navigator.serviceWorker.register(script);
      await navigator.serviceWorker.ready;
    }, path);
    await page.goto(`${url}/docs/price`);
    await expect(page.getByRole('heading', {name: '旧版'})).toBeVisible();

    files.clear();
    const loads = countLoads(page);
    await page.goto(`${url}/docs/price`);
    await expect(page.getByRole('heading', {level: 1, name: '计费说明'})).toBeVisible();
    await expect.poll(() => page.evaluate(countWorkers)).toBe(0);
    expect(loads(), 'no loop').toBeLessThanOrEqual(2);
  });
}

test('a leftover worker under any other name ends when the application starts', async ({page, oldSite}) => {
  const {url, files} = oldSite;
  files.set('/old.js', IDLE_WORKER);
  await page.goto(`${url}/docs/intro`);
  await page.evaluate(() => navigator.serviceWorker.register('/old.js'));
  await page.goto(`${url}/docs/price`);
  await hydrated(page);
  await expect.poll(() => page.evaluate(countWorkers)).toBe(0);
});
