import {setTimeout as wait} from 'node:timers/promises';
import type {Browser, Page} from '@playwright/test';
import type {RunningTracker} from '@x2p2p/tracker';
import {sabotage} from '../../tests/engine/sabotage.ts';
import type {Origin} from './origin.ts';
import type {Giver, Profile} from './profiles.ts';

/** What one viewer went through. Milliseconds and bytes. */
export type Run = {
  readonly start: number;
  readonly stalls: number;
  readonly seek: number;
  readonly originBytes: number;
  readonly fatal: number;
  /** The share of bytes that came from peers, from the first byte on; 0 without the engine. */
  readonly ratio: number;
};

type Engine = {getStats(): {httpBytes: number; p2pBytes: number; peers: number}};

declare global {
  interface Window {
    play(url: string, p2p?: object): void;
    seekTo(seconds: number): void;
    engine?: Engine;
    seen: {start?: number; stalls: number; seek?: number; fatal: string[]};
  }
}

const SWARM = 'bench';
const LONGEST_START_MS = 40_000;
/** Play this long, seek this far, play on: 20 s in all. */
const [BEFORE_SEEK_MS, SEEK_TO_S, AFTER_SEEK_MS] = [12_000, 100, 8000];
const EAGER = {highDemandTimeWindow: 3600, simultaneousHttpDownloads: 6};

type Place = {readonly browser: Browser; readonly origin: Origin; readonly tracker: RunningTracker};

const settings = (profile: Profile, url: string, core: object = {}) => ({
  token: 'bench',
  core: {
    swarmId: SWARM,
    ...(profile.tracker !== 'none' && {announceTrackers: [profile.tracker === 'down' ? 'ws://127.0.0.1:9/announce' : url]}),
    ...core,
  },
});

/** One viewer from start to end, alone or in the company that the profile says. */
export async function measure({browser, origin, tracker}: Place, profile: Profile, hasEngine: boolean): Promise<Run> {
  const pages: Page[] = [];
  const open = async (giver?: Giver): Promise<Page> => {
    const page = await (await browser.newContext()).newPage();
    pages.push(page);
    if (giver?.sabotage) await sabotage(page, giver.sabotage);
    await page.goto(`${origin.url}/viewer.html`);
    return page;
  };
  try {
    // They are there in both cases, so that both share the machine with them.
    const givers = await Promise.all((profile.givers ?? []).map(open));
    await Promise.all(givers.map((page) => start(page, `${origin.url}/given/index.m3u8`, settings(profile, tracker.url, EAGER))));
    await Promise.all(
      givers.map((page) =>
        page.waitForFunction(
          () => (window.engine ? window.engine.getStats().httpBytes + window.engine.getStats().p2pBytes : 0) > 30_000_000,
          undefined,
          {timeout: 60_000},
        ),
      ),
    );

    origin.begin(profile);
    const viewer = await open();
    const others = await Promise.all(Array.from({length: profile.otherTakers ?? 0}, () => open()));
    for (const [index, {leavesAfter}] of (profile.givers ?? []).entries())
      if (leavesAfter !== undefined) void wait(leavesAfter * 1000).then(() => givers[index]!.context().close());
    const url = `${origin.url}/measured/index.m3u8`;
    const p2p = hasEngine ? settings(profile, tracker.url) : undefined;
    await Promise.all([viewer, ...others].map((page) => start(page, url, p2p)));

    const hasStarted = await viewer
      .waitForFunction(() => window.seen.start !== undefined, undefined, {timeout: LONGEST_START_MS})
      .then(() => true)
      .catch(() => false);
    await wait(BEFORE_SEEK_MS);
    await viewer.evaluate((to) => window.seekTo(to), SEEK_TO_S);
    await wait(AFTER_SEEK_MS);
    const seen = await viewer.evaluate(() => ({...window.seen, stats: window.engine?.getStats()}));
    const p2pBytes = seen.stats?.p2pBytes ?? 0;
    const httpBytes = seen.stats?.httpBytes ?? 0;
    return {
      start: hasStarted ? seen.start! : LONGEST_START_MS,
      stalls: seen.stalls,
      seek: seen.seek ?? AFTER_SEEK_MS,
      originBytes: origin.sentBytes(),
      fatal: seen.fatal.length,
      ratio: p2pBytes + httpBytes === 0 ? 0 : p2pBytes / (p2pBytes + httpBytes),
    };
  } finally {
    await Promise.all(pages.map((page) => page.context().close()));
  }
}

const start = (page: Page, url: string, p2p?: object): Promise<void> =>
  page.evaluate(({address, config}) => window.play(address, config), {address: url, config: p2p});
