import {chromium} from '@playwright/test';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {launchOptions} from '../../tests/chromiumFeatures.ts';
import {throttledServer} from '../throttledServer.ts';
import {loadQueries} from './loadQueries.ts';
import {measureBytes} from './measureBytes.ts';
import {measureCold} from './measureCold.ts';
import {measureKeys} from './measureKeys.ts';
import {measureRecall} from './measureRecall.ts';

/**
 * Prints the figures of the search: recall on the labelled set, bytes, cold time and time per key.
 *   npx tsx bench/search/run.ts [build folder]     (default: site/build)
 */
const COLD = ['鉴权', '发票', 'swarmId', 'jifei', '分享率太低怎么办', 'X2-1005', '直播的切片时长怎么设置'];

const build = path.resolve(process.argv[2] ?? fileURLToPath(new URL('../../site/build', import.meta.url)));
const server = await throttledServer(build);
const browser = await chromium.launch(launchOptions());
const print = (lines: string[]) => console.log(lines.join('\n'));
try {
  print(await measureBytes(browser, server));
  const cold = loadQueries()
    .filter(({query}) => COLD.includes(query))
    .map(({query, targets}) => ({query, right: targets.map(({page}) => page)}));
  print([await measureCold(browser, server, cold, 'awake'), await measureCold(browser, server, cold, 'asleep')]);
  print([await measureKeys(browser, server.origin)]);
  print(measureRecall(build));
} finally {
  await browser.close();
  await server.close();
}
