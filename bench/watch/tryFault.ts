import {setTimeout as wait} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import {defaultSettings} from 'stream-doctor';
import {follow, type WatchEvent} from 'stream-doctor/watch';
import {FAULT_AT, type Fault} from './faults.ts';
import {healthy} from './liveStream.ts';
import type {LiveOrigin} from './origin.ts';

/** What happened, in seconds since the viewer came. */
export type Outcome = {
  readonly fault: Fault;
  /** When the picture stood first after the fault; missing where it never did. */
  readonly stalledAt?: number;
  readonly warnedAt?: number;
  readonly warning?: string;
  /** Alarms before the fault. */
  readonly falseAlarms: number;
  /** The picture stood before the fault: this machine was too busy, and nothing is proven. */
  readonly isSpoilt: boolean;
  readonly errors: readonly string[];
  readonly events: readonly WatchEvent[];
};

/** `listed`: what the list had beyond the place where the picture stood. */
type Seen = {startedAt?: number; stalls: {at: number; listed: number}[]; errors: string[]};

/** When the viewer and the watch come, in lengths of a segment: after one has appeared, and after the viewer. */
export type Moments = {readonly phase: number; readonly delay: number; readonly longest?: number};

/** One viewer with hls.js in a browser, and one watch, of one stream with one fault, as long as it takes the picture to stand. */
export async function tryFault(
  {browser, origin}: {readonly browser: Browser; readonly origin: LiveOrigin},
  fault: Fault,
  {phase, delay, longest = 60}: Moments,
): Promise<Outcome> {
  const page = await (await browser.newContext()).newPage();
  // A machine with other work is slow to open pages; the clock of the fault has not begun yet.
  await page.goto(`${origin.url}/player.html`, {timeout: 120_000});
  const {address, startedAt} = origin.begin({...healthy(fault.segment, fault.count), phase: phase * fault.segment, ...fault.stream});
  const events: WatchEvent[] = [];
  const alarms: {at: number; id: string}[] = [];
  const stop = new AbortController();
  await page.evaluate((url) => (window as unknown as {play(url: string): void}).play(url), address);
  await wait(delay * fault.segment * 1000);
  const followed = follow(address, {
    fetch,
    signal: stop.signal,
    settings: defaultSettings,
    onEvent: (event) => {
      events.push(event);
      if (event.event === 'warning' && event.severity !== 'note') alarms.push({at: (Date.now() - startedAt) / 1000, id: event.id});
    },
  }).catch(() => undefined);
  const look = (): Promise<Seen> => page.evaluate(() => (window as unknown as {seen: Seen}).seen);
  const since = (time: number): number => (time - startedAt) / 1000;
  // Of a list that stands still or is late, everything that it has can be had: a viewer who had not loaded it had a busy machine.
  const isOfFault = ({at, listed}: Seen['stalls'][number]): boolean =>
    since(at) > FAULT_AT && !(['late', 'frozen'].includes(fault.kind) && listed > fault.segment);
  let seen = await look();
  while ((Date.now() - startedAt) / 1000 < FAULT_AT + longest) {
    await wait(500);
    seen = await look();
    if (seen.stalls.some(isOfFault)) break;
  }
  stop.abort();
  await followed;
  await page.context().close();
  const warned = alarms.find(({at}) => at >= FAULT_AT - 0.5);
  const stalled = seen.stalls.find(isOfFault);
  return {
    fault,
    stalledAt: stalled && since(stalled.at),
    warnedAt: warned?.at,
    warning: warned?.id,
    falseAlarms: alarms.filter(({at}) => at < FAULT_AT - 0.5).length,
    isSpoilt: seen.startedAt === undefined || since(seen.startedAt) > FAULT_AT / 2 || seen.stalls.some(({at}) => since(at) <= FAULT_AT),
    errors: [...new Set(seen.errors)],
    events,
  };
}
