import {chromium} from '@playwright/test';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {fileURLToPath} from 'node:url';
import {launchOptions} from '../../tests/chromiumFeatures.ts';
import {percentile} from '../percentile.ts';
import {throttledServer} from '../throttledServer.ts';
import {measureIdle} from './measureIdle.ts';
import {measureLoad} from './measureLoad.ts';
import {measurePresses} from './measurePresses.ts';
import {SECONDS} from './openPage.ts';
import {table, type Cell} from './table.ts';
import {conditions} from './throttle.ts';

// `npm run bench`: what a reader on a poor device waits for, page by page. See README.md.
const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '5'},
    routes: {type: 'string', default: '/,/docs/intro,/docs/price,/docs/hls-sdk/API,/api/x2-hlsjs,/blog'},
    build: {type: 'string', default: fileURLToPath(new URL('../../site/build', import.meta.url))},
    'no-presses': {type: 'boolean', default: false},
    'no-idle': {type: 'boolean', default: false},
  },
});
const routes = values.routes.split(',');
const rounds = Number(values.runs);

const server = await throttledServer(path.resolve(values.build));
const browser = await chromium.launch(launchOptions());

/** Pages take turns, so that other load on the machine affects all of them. The first round fills the server's compressed files. */
async function inTurns<T>(measure: (url: string) => Promise<T>): Promise<Map<string, T[]>> {
  const results = new Map<string, T[]>(routes.map((route) => [route, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const route of routes) {
      const result = await measure(server.origin + route);
      if (round > 0) results.get(route)!.push(result);
    }
    console.error(round === 0 ? 'warmed up' : `round ${round} of ${rounds}`);
  }
  return results;
}

/** The median of the runs that could be measured. */
function median(numbers: readonly number[]): number {
  const measured = numbers.filter((value) => !Number.isNaN(value));
  return measured.length === 0 ? NaN : percentile(measured, 0.5);
}

const rows = <T>(results: Map<string, T[]>, ...read: ((run: T) => number)[]) =>
  [...results].map(([route, runs]) => [route, ...read.map((of) => median(runs.map(of)))]);

try {
  console.log(`${browser.version()}; ${conditions}; median of ${rounds}`);
  const loads = await inTurns((url) => measureLoad(browser, url));
  console.log('\nLoad and next page (ms)');
  console.log(
    table(
      ['page', 'FCP', 'LCP', 'TBT', 'next page'],
      rows(
        loads,
        (run) => run.firstPaint,
        (run) => run.largestPaint,
        (run) => run.blocking,
        (run) => run.nextPage,
      ),
    ),
  );
  console.log('\nLayout shift');
  console.log(
    table(
      ['page', 'CLS'],
      rows(loads, (run) => run.shift),
      3,
    ),
  );
  if (!values['no-presses']) {
    const presses = await inTurns((url) => measurePresses(browser, url));
    console.log('\nThe first press (ms)');
    console.log(
      table(
        ['page', 'menu', 'tab', 'copy', 'search'],
        rows(
          presses,
          (run) => run.menu,
          (run) => run.tab,
          (run) => run.copy,
          (run) => run.search,
        ),
      ),
    );
  }
  if (!values['no-idle']) {
    console.log('\nA reader who does nothing, once per page: KiB on the wire, and total blocking time (ms)');
    const idle: Cell[][] = [];
    for (const route of routes)
      for (const device of ['phone', 'desktop']) {
        const {kib, blocking} = await measureIdle(browser, server.origin + route, device === 'phone');
        idle.push([`${route} ${device}`, ...kib, blocking]);
      }
    console.log(table(['page', 'load', ...SECONDS.map((seconds) => `+${seconds} s`), 'TBT'], idle, 1));
  }
} finally {
  await browser.close();
  await server.close();
}
