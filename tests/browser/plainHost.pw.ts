import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {serve, type Served} from '@x2p2p/test-tools/loopback';
import {contentTypeOf} from '../../scripts/deploy/contentTypes.ts';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import {countLoads, expect, hydrated, test} from '../page.ts';

// The site on a host without redirect rules, such as GitHub Pages: it finds a file by its name with or without .html, adds a slash to
// the name of a folder, and answers all else with the not-found page.

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

let host: Served;
test.beforeAll(async () => {
  host = await serve(({url = '/'}, response) => {
    const [path, query = ''] = url.split(/(?=\?)/) as [string, string?];
    const place = BUILD_DIR + decodeURIComponent(path);
    // File systems read doubled slashes as one; such a host does not.
    const file = path.includes('//')
      ? undefined
      : (path.endsWith('/') ? [join(place, 'index.html')] : [place, `${place}.html`]).find(isFile);
    if (!file && !path.endsWith('/') && isFolder(place)) return void response.writeHead(301, {location: `${path}/${query}`}).end();
    const sent = file ?? join(BUILD_DIR, '404.html');
    response.writeHead(file ? 200 : 404, {'content-type': contentTypeOf(sent) ?? 'application/octet-stream'}).end(readFileSync(sent));
  });
});
test.afterAll(() => host.close());

/** React reports a hydration mismatch as a console error, which the `page` fixture does not check. */
function noteConsole(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && !message.text().includes('404 (Not Found)') && errors.push(message.text()));
  return errors;
}

for (const address of ['/docs/intro/', '/docs//intro', '//docs/intro/', '/docs/intro/index.html', '/docs/intro.html/']) {
  test(`${address} leads to the page, with query and heading`, async ({page}) => {
    const errors = noteConsole(page);
    const loads = countLoads(page);
    await page.goto(`${host.url}${address}?a=b%20c#verify`);
    await expect(page).toHaveURL(`${host.url}/docs/intro?a=b%20c#verify`);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1, name: '快速开始'})).toBeVisible();
    expect(errors).toEqual([]);
    expect(loads()).toBe(2);
  });
}

for (const [address, shown, times] of [
  ['//x.html', '/x', 2],
  ['/nowhere/', '/nowhere', 2],
  ['/nowhere', '/nowhere', 1],
  // The host redirects it to the address with a slash, and would do so again.
  ['/docs/category', '/docs/category', 2],
  ['/docs/category/', '/docs/category', 3],
] as const) {
  test(`${address}, where there is no page, shows the not-found page, and the application works in it`, async ({page}) => {
    const errors = noteConsole(page);
    const loads = countLoads(page);
    await page.goto(host.url + address);
    await expect(page).toHaveURL(host.url + shown);
    await hydrated(page);
    await expect(page.getByRole('heading', {name: '找不到页面'})).toBeVisible();
    expect(errors).toEqual([]);
    expect(loads()).toBe(times);
  });
}
