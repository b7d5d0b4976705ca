import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {peersMeet} from '../../tests/browserPath.ts';
import {launchOptions} from '../../tests/chromiumFeatures.ts';
import {faults} from './faults.ts';
import {startLiveOrigin} from './origin.ts';
import {tryFault, type Moments, type Outcome} from './tryFault.ts';

// `npm run bench -- watch [--only reset --together 4 --events]`: forty faults, hls.js in a browser and a watch beside it. See README.md.
const {values} = parseArgs({
  options: {only: {type: 'string', default: ''}, together: {type: 'string', default: '6'}, events: {type: 'boolean', default: false}},
});
const LEAST_NOTICE = 5;
const chosen = faults.filter(({kind, name}) => `${kind}: ${name}`.includes(values.only));
if (chosen.length === 0) throw new Error(`No fault is called ${values.only}: ${[...new Set(faults.map(({kind}) => kind))].join(', ')}.`);

const origin = await startLiveOrigin();
const browser = await chromium.launch(launchOptions(peersMeet));
const queue = chosen.map((fault) => ({fault, index: faults.indexOf(fault)}));
const outcomes: Outcome[] = [];

/** Spread evenly over all that can be, and the same in each run: multiples of two irrational numbers. */
function momentsOf(index: number): Moments {
  return {phase: (index * 0.6180339887) % 1, delay: (index * 0.7548776662) % 1};
}

async function work(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const moments = momentsOf(next.index);
    let outcome = await tryFault({browser, origin}, next.fault, moments);
    // A machine with other work may stop any player: such a run says nothing.
    for (let again = 0; outcome.isSpoilt && again < 2; again += 1) outcome = await tryFault({browser, origin}, next.fault, moments);
    outcomes[next.index] = outcome;
    process.stderr.write(`${line(outcome)}\n`);
    if (values.events) for (const event of outcome.events) process.stderr.write(`    ${JSON.stringify(event)}\n`);
  }
}
await Promise.all(Array.from({length: Number(values.together)}, work));
await browser.close();
await origin.close();

function noticeOf({stalledAt, warnedAt}: Outcome): number | undefined {
  return stalledAt === undefined || warnedAt === undefined ? undefined : stalledAt - warnedAt;
}

function line(outcome: Outcome): string {
  const {fault, stalledAt, warnedAt, warning, errors, isSpoilt} = outcome;
  const notice = noticeOf(outcome);
  const cells = [
    fault.kind,
    fault.name,
    `${fault.count} × ${fault.segment} s`,
    isSpoilt ? 'spoilt' : stalledAt === undefined ? 'no stall' : stalledAt.toFixed(1),
    warnedAt === undefined ? 'none' : `${warnedAt.toFixed(1)} ${warning}`,
    notice === undefined ? '' : notice.toFixed(1),
    errors.join(' '),
  ];
  return `| ${cells.join(' | ')} |`;
}

console.log('| kind | fault | list | stall, s | warning, s | notice, s | hls.js says |\n| --- | --- | --- | ---: | --- | ---: | --- |');
const done = outcomes.filter(Boolean);
for (const outcome of done) console.log(line(outcome));
const sound = done.filter(({isSpoilt}) => !isSpoilt);
const stalled = sound.filter(({stalledAt}) => stalledAt !== undefined);
const inTime = stalled.filter((outcome) => (noticeOf(outcome) ?? -1) >= LEAST_NOTICE);
const harmless = sound.filter(({stalledAt}) => stalledAt === undefined);
console.log(
  `\n${inTime.length} of ${stalled.length} faults that stalled hls.js were warned of ${LEAST_NOTICE} s or more before. ` +
    `${harmless.filter(({warnedAt}) => warnedAt !== undefined).length} of ${harmless.length} that did not stall it were warned of. ` +
    `Alarms before the fault: ${sound.reduce((sum, {falseAlarms}) => sum + falseAlarms, 0)}. Spoilt by a busy machine: ${done.length - sound.length}.`,
);
process.exitCode = stalled.length > 0 && inTime.length >= 0.9 * stalled.length ? 0 : 1;
