import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {startTracker} from '@x2p2p/tracker';
import {peersMeet} from '../../tests/browserPath.ts';
import {launchOptions} from '../../tests/chromiumFeatures.ts';
import {percentile} from '../percentile.ts';
import {measure, type Run} from './measure.ts';
import {startOrigin} from './origin.ts';
import {profiles} from './profiles.ts';

// `npm run bench -- engine [--runs 5 --only "all good"]`: what the engine costs a viewer, and gives. See README.md.
const {values} = parseArgs({options: {runs: {type: 'string', default: '5'}, only: {type: 'string', default: ''}}});
const chosen = profiles.filter(({name}) => name.includes(values.only));
if (chosen.length === 0) throw new Error(`No profile is called ${values.only}: ${profiles.map(({name}) => name).join(', ')}.`);

const [origin, tracker] = await Promise.all([startOrigin(), startTracker()]);
const browser = await chromium.launch(launchOptions(peersMeet));
const median = (runs: readonly Run[], figure: keyof Run): number =>
  percentile(
    runs.map((run) => run[figure]),
    0.5,
  );
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** 10 % or 0.3 s are noise. */
const isWorse = (plain: number, ours: number): boolean => ours > plain * 1.1 && ours > plain + 300;

console.log(
  '| profile | start, s | stalls, s | seek, s | from the origin, MB | fatal errors | from peers |\n| --- | --- | --- | --- | --- | --- | --- |',
);
let worse = 0;
for (const profile of chosen) {
  const plain: Run[] = [];
  const ours: Run[] = [];
  for (let run = 0; run < Number(values.runs); run++) {
    plain.push(await measure({browser, origin, tracker}, profile, false));
    ours.push(await measure({browser, origin, tracker}, profile, true));
  }
  const cell = (figure: keyof Run, show: (value: number) => string, isJudged = false): string => {
    const [before, now] = [median(plain, figure), median(ours, figure)];
    const isBad = isJudged && isWorse(before, now);
    if (isBad) worse += 1;
    return `${show(before)} → ${show(now)}${isBad ? ' **worse**' : ''}`;
  };
  const cells = [
    cell('start', seconds, true),
    cell('stalls', seconds, true),
    cell('seek', seconds),
    cell('originBytes', megabytes),
    cell('fatal', String),
    `${Math.round(median(ours, 'ratio') * 100)} %`,
  ];
  console.log(`| ${profile.name} | ${cells.join(' | ')} |`);
}
await browser.close();
await Promise.all([origin.close(), tracker.close()]);
console.log(worse === 0 ? 'No profile is worse with the engine.' : `${worse} figures are worse with the engine.`);
process.exitCode = worse === 0 ? 0 : 1;
