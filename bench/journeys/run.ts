import {parseArgs} from 'node:util';
import {fileURLToPath} from 'node:url';
import {execFileSync} from 'node:child_process';
import {browserExecutable} from '../../tests/browserPath.ts';
import {WITHOUT_DICTIONARIES} from '../../tests/chromiumFeatures.ts';
import {table} from '../pages/table.ts';
import {CPU_RATE} from '../pages/throttle.ts';
import {firstHeading} from '../firstHeading.ts';
import {percentile} from '../percentile.ts';
import {journeys} from './journeys.ts';
import {ourSite, otherSite} from './sites.ts';
import {SLOW} from './slowLine.ts';
import {takeJourney, type Device, type Taken} from './takeJourney.ts';

// `npm run bench -- journeys`: what ten pages cost ten readers, and how long each of them waits for the next. See README.md.
const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '5'},
    journeys: {type: 'string', default: String(journeys.length)},
    build: {type: 'string', default: fileURLToPath(new URL('../../site/build', import.meta.url))},
    site: {type: 'string', multiple: true, default: []},
  },
});
const rounds = Number(values.runs);
const count = Number(values.journeys);
const DEVICES: readonly Device[] = ['phone', 'desktop'];
const kinds = [
  {name: 'with dictionaries', args: []},
  {name: 'without', args: [WITHOUT_DICTIONARIES]},
] as const;

const sites = [await ourSite(values.build)];
for (const given of values.site) {
  const [name, folder] = given.split('=');
  if (!name || !folder) throw new Error(`--site ${given}: write --site name=folder, where the folder holds a build of the shared corpus`);
  sites.push(await otherSite(name, folder));
}
const results = new Map<string, Taken[]>();
const version = execFileSync(browserExecutable(), ['--version'], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
try {
  for (let round = 1; round <= rounds; round++) {
    for (let index = 0; index < count; index++) {
      for (const site of sites) {
        const pages = site.journeys[index]!;
        const titles = await Promise.all(pages.map((route) => firstHeading(new URL(route, site.server))));
        for (const kind of site.name === 'ours' ? kinds : kinds.slice(0, 1)) {
          for (const device of DEVICES) {
            const name = `${site.name}${site.name === 'ours' ? `, ${kind.name}` : ''}, ${device}`;
            const taken = await takeJourney({server: site.server, pages, titles, device, flags: kind.args});
            results.set(name, [...(results.get(name) ?? []), taken]);
          }
        }
      }
      console.error(`round ${round} of ${rounds}, journey ${index + 1} of ${count}`);
    }
  }
} finally {
  // Also what was measured before a journey failed: a round takes most of an hour.
  console.log(
    `${version}; CPU ÷ ${CPU_RATE}, ${SLOW.kilobitsPerSecond / 1000} Mbit/s, ${SLOW.delayMs} ms for each request; ${count} journeys, ${rounds} rounds asked for`,
  );
  const kb = (bytes: number) => bytes / 1000;
  const rows = [...results].map(([name, taken]) => {
    const waits = taken.flatMap((one) => one.waits);
    const times = waits.map(({ms}) => ms);
    const ahead = waits.filter(({wasAhead}) => wasAhead).map(({ms}) => ms);
    const bytes = taken.map((one) => one.bytes);
    return [
      name,
      percentile(times, 0.5),
      percentile(times, 0.9),
      (100 * ahead.length) / times.length,
      ahead.length > 0 ? percentile(ahead, 0.5) : NaN,
      kb(percentile(bytes, 0.5)),
      kb(Math.max(...bytes)),
    ];
  });
  console.log(table(['site', 'wait ms', 'p90 ms', '% rendered ahead', 'their wait ms', 'kB of ten pages', 'most'], rows));
  await Promise.all(sites.map(({close}) => close()));
}
