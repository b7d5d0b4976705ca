import '../requireNode.ts';
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseArgs, stripVTControlCharacters} from 'node:util';
import {chromium, type Browser, type Page} from '@playwright/test';
import {faultsOf} from '@x2p2p/site/lab/recorded/faultsOf';
import type {RecordedRun} from '@x2p2p/site/lab/recorded/recordedRun';
import type {RunRecord} from '@x2p2p/site/lab/run/runRecord';
import {peersMeet} from '../../tests/browserPath.ts';
import {launchOptions} from '../../tests/chromiumFeatures.ts';
import {openLab, until} from '../../tests/lab/lab.ts';
import {DESKTOP} from '../../tests/viewports.ts';
import {createSiteServer, listen} from '../siteServer.ts';
import {scenarios, type Scenario} from './scenarios.ts';
import {inLines, toRecording} from './toRecording.ts';

// `npm run record`: the laboratory of the built site runs in Chromium, and what happened is written to site/src/lab/recorded/ (committed).
// `npm run record -- --only=good,viewer-gone` records less. A busy machine makes viewers stall; such a run is thrown away and tried again.

const OUT = fileURLToPath(new URL('../../site/src/lab/recorded/', import.meta.url));
const TRIES = 4;
/** Segments arrive in bursts; between two of them nothing is under way, and the ledger holds what has arrived. */
const QUIET_WITHIN_MS = 8000;

const {values} = parseArgs({options: {only: {type: 'string'}}});
const wanted = values.only?.split(',');

/** What the page's own button saves. */
async function saved(page: Page): Promise<RunRecord> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', {name: '保存为 JSON'}).click();
  return JSON.parse(readFileSync(await (await downloading).path(), 'utf8')) as RunRecord;
}

const wait = (page: Page, seconds: number) => page.waitForTimeout(seconds * 1000);

async function play(page: Page, {name, search, seconds, fault, mustHappen}: Scenario, browser: string): Promise<RecordedRun> {
  await openLab(page, search);
  await until(page, 'segments come', ({segments}) => segments > 0);
  if (fault) {
    await wait(page, fault.afterSeconds);
    await fault.cause(page);
  }
  await wait(page, seconds - (fault?.afterSeconds ?? 0));
  const givenUpAt = Date.now() + QUIET_WITHIN_MS;
  for (;;) {
    const record = await saved(page);
    const run = toRecording(name, browser, record);
    const missing = mustHappen.filter((kind) => !run.incidents.some(([, happened]) => happened === kind));
    const faults = [
      ...faultsOf(run),
      ...missing.map((kind) => `no ${kind}`),
      ...(record.hadFallenBehind ? ['a viewer fell behind'] : []),
      ...(record.wasInBackground ? ['the page was in the background'] : []),
    ];
    if (faults.length === 0) return run;
    if (Date.now() > givenUpAt) throw new Error(faults.join('; '));
    await wait(page, 0.2);
  }
}

async function record(browser: Browser, origin: string, scenario: Scenario): Promise<void> {
  const product = `Chromium ${browser.version().split('.')[0]}`;
  for (let attempt = 1; ; attempt++) {
    const page = await browser.newPage({baseURL: origin, viewport: DESKTOP, locale: 'zh-CN'});
    try {
      const run = await play(page, scenario, product);
      writeFileSync(`${OUT}${scenario.name}.json`, inLines(run));
      console.log(`${scenario.name}: ${run.arrivals.length} segments in ${(run.durationMs / 1000).toFixed(1)} s`);
      return;
    } catch (error) {
      const trouble = `${scenario.name}, try ${attempt}: ${stripVTControlCharacters((error as Error).message)}`;
      if (attempt === TRIES) throw new Error(trouble);
      console.log(trouble);
    } finally {
      await page.close();
    }
  }
}

const server = createSiteServer(process.env.BUILD_DIR);
const browser = await chromium.launch(launchOptions(peersMeet));
try {
  const origin = await listen(server, 0);
  for (const scenario of scenarios) if (!wanted || wanted.includes(scenario.name)) await record(browser, origin, scenario);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}
