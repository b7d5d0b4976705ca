import {chromium, expect, type Browser, type Page} from '@playwright/test';
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {browserExecutable} from '../../tests/browserPath.ts';
import {launchOptions} from '../../tests/chromiumFeatures.ts';
import {createSiteServer, listen, portOf} from '../../scripts/siteServer.ts';
import {Homes, INTERNET, type Device} from './homes.ts';
import {invite, joinByLink, joinByTwoLinks, untilShared, type Shared} from './phones.ts';

// `npm run bench -- phones`: two browsers on two devices, joined by the laboratory's links alone. See README.md.
const {values} = parseArgs({options: {runs: {type: 'string', default: '10'}, only: {type: 'string'}}});
const runs = Number(values.runs);

const homes = new Homes();
const ended: (() => unknown)[] = [() => homes.demolish()];
try {
  const home = homes.build(1);
  const [desk, first, second, away] = [home.device('desk'), home.device('first'), home.device('second'), homes.build(2).device('away')];
  const files = createSiteServer();
  const onInternet = `http://${INTERNET}:${await listen(files, 0, INTERNET).then(() => portOf(files))}`;
  ended.push(() => files.close());
  const withTracker = await serveAt(desk);
  const [one, two, far] = await Promise.all([first, second, away].map(browserAt));

  const ways: readonly {readonly name: string; readonly run: () => Promise<Shared>}[] = [
    {name: 'tracker in the home', run: () => between(one!, two!, (page, other) => joinByLink(page, other, withTracker))},
    {name: 'no server', run: () => between(one!, two!, (page, other) => joinByTwoLinks(page, other, onInternet))},
  ];
  let failures = 0;
  for (const way of ways) {
    if (values.only !== undefined && !way.name.includes(values.only)) continue;
    for (let run = 1; run <= runs; run++) {
      try {
        const {joinedMs, sharedMs, ratio, roundTripMs, candidates} = await way.run();
        console.log(
          `${way.name}, ${run} of ${runs}: joined in ${seconds(joinedMs)}, pair ratio ${ratio.toFixed(3)} after ${seconds(sharedMs)}, ` +
            `round trip ${roundTripMs.toFixed(1)} ms, ${candidates}`,
        );
      } catch (error) {
        failures += 1;
        console.log(`${way.name}, ${run} of ${runs}: FAILED: ${(error as Error).message}`);
      }
    }
  }
  if (values.only === undefined || 'two homes'.includes(values.only)) console.log(`two homes: ${await apart(one!, far!, onInternet)}`);
  console.log(failures === 0 ? 'All joined and shared.' : `${failures} failed.`);
  if (failures > 0) process.exitCode = 1;
} finally {
  for (const end of ended.reverse()) await end();
}

/** The site, with its tracker, on a device of the home. */
async function serveAt(device: Device): Promise<string> {
  const serve = fileURLToPath(new URL('../../scripts/serve.ts', import.meta.url));
  const server: ChildProcess = spawn(device.wrapper(process.execPath), ['--import', 'tsx', serve], {
    env: {...process.env, PORT: '3000'},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ended.push(() => server.kill());
  let said = '';
  for await (const chunk of server.stdout!) {
    said += String(chunk);
    const address = /same network: (\S+)/.exec(said)?.[1];
    if (address !== undefined) return address;
  }
  const [code] = (await once(server, 'exit')) as [number];
  throw new Error(`The site's server ended with ${code}: ${said}`);
}

async function browserAt(device: Device): Promise<Browser> {
  const browser = await chromium.launch({...launchOptions(), executablePath: device.wrapper(browserExecutable())});
  ended.push(() => browser.close());
  return browser;
}

/** In fresh profiles, as two people who come for the first time. */
async function between<T>(one: Browser, other: Browser, act: (page: Page, other: Page) => Promise<T>): Promise<Shared> {
  const contexts = await Promise.all([one.newContext({locale: 'zh-CN'}), other.newContext({locale: 'zh-CN'})]);
  try {
    const [page, otherPage] = await Promise.all(contexts.map((context) => context.newPage()));
    const start = performance.now();
    await act(page!, otherPage!);
    return await untilShared([page!, otherPage!], start);
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}

/** What the invited device says when it cannot reach the first one. */
async function apart(one: Browser, far: Browser, site: string): Promise<string> {
  const contexts = await Promise.all([one.newContext({locale: 'zh-CN'}), far.newContext({locale: 'zh-CN'})]);
  try {
    const [page, otherPage] = await Promise.all(contexts.map((context) => context.newPage()));
    await otherPage!.goto(await invite(page!, site));
    const said = otherPage!.locator('[data-lab-devices-said]');
    await expect(said).toContainText('不在同一网络', {timeout: 30_000});
    return await said.innerText();
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
