import {expect, type Browser, type ConsoleMessage, type Page} from '@playwright/test';
import {becomeHostile, type Hostility} from './hostilePeer.ts';
import {hashes, segmentNames} from './media.ts';
import type {Origin} from './originServer.ts';
import {sabotage, type Sabotage} from './sabotage.ts';

type ViewerState = {
  readonly engine: {applyDynamicConfig(change: {core: object}): void; getStats(): {httpBytes: number; p2pBytes: number; uploadBytes: number; peers: number; ratio: number}};
  readonly hls: {readonly media: HTMLMediaElement | null; recoverMediaError(): void};
  readonly video: HTMLVideoElement;
  readonly hashes: Record<string, string>;
  readonly loadedFrom: Record<string, 'http' | 'p2p'>;
  readonly segmentErrors: {type: string; name: string; source: 'http' | 'p2p'}[];
  readonly playerErrors: {details: string; fatal: boolean; code?: number}[];
};

declare global {
  interface Window {
    viewer: ViewerState;
    startHls(options: object): Promise<void>;
    startShaka(options: object): Promise<void>;
  }
}

export type ViewerOptions = {
  readonly player?: 'hls' | 'shaka';
  readonly path?: string;
  readonly token?: string;
  readonly core?: Record<string, unknown>;
  readonly extras?: {readonly validate?: boolean; readonly spyOnStorage?: boolean; readonly storageFails?: 'at once' | 'while it starts'; readonly storageIsSlow?: boolean; readonly storageReadsSlowly?: boolean; readonly listenersThrow?: boolean; readonly destroysOnWarning?: boolean; readonly unregister?: boolean; readonly attachLate?: boolean};
  readonly hlsConfig?: Record<string, unknown>;
  readonly sabotage?: Sabotage;
  readonly hostility?: Hostility;
  /** What the tracker says to everything, instead of a tracker. */
  readonly trackerSays?: string | ((message: string) => string);
  /** Runs in the page before anything else. */
  readonly initScript?: () => void;
};

/** Fetches everything at once: a viewer that soon has the whole stream to give. */
export const EAGER = {highDemandTimeWindow: 3600, simultaneousHttpDownloads: 6};

/** Leaves all but the first seconds to peers. */
export const PATIENT = {highDemandTimeWindow: 4, httpDownloadTimeWindow: 0, simultaneousP2PDownloads: 3};

/** Takes no more than the first seconds from anybody, until its windows are widened while it runs. */
export const HOLDING = {highDemandTimeWindow: 4, httpDownloadTimeWindow: 0, p2pDownloadTimeWindow: 4};

/** One viewer in a browser context of its own, as different visitors are. */
export class Viewer {
  readonly page: Page;
  /** What the engine said in the console. */
  readonly said: readonly string[];
  /** What was thrown in the page and caught by nobody. */
  readonly uncaught: readonly string[];

  private constructor(page: Page, said: readonly string[], uncaught: readonly string[]) {
    this.page = page;
    this.said = said;
    this.uncaught = uncaught;
  }

  static async open(browser: Browser, origin: Origin, options: ViewerOptions = {}): Promise<Viewer> {
    const {player = 'hls', path = '/vod/index.m3u8', sabotage: plan, hostility, initScript, trackerSays, ...start} = options;
    const context = await browser.newContext();
    const page = await context.newPage();
    const said: string[] = [];
    const uncaught: string[] = [];
    page.on('pageerror', ({message}) => uncaught.push(message));
    page.on('console', (message: ConsoleMessage) => {
      if (message.text().startsWith('[x2-')) said.push(`${message.type()} ${message.text()}`);
    });
    if (plan) await sabotage(page, plan);
    if (hostility) await becomeHostile(page, hostility);
    if (trackerSays !== undefined) {
      const answer = typeof trackerSays === 'string' ? () => trackerSays : trackerSays;
      await page.routeWebSocket(/\/announce/, (socket) => socket.onMessage((message) => socket.send(answer(String(message)))));
    }
    if (initScript) await page.addInitScript(initScript);
    await page.goto(`${origin.url}/${player}.html`);
    const settings = {...start, url: origin.url + path};
    if (player === 'hls') await page.evaluate((value) => window.startHls(value), settings);
    else await page.evaluate((value) => window.startShaka(value), settings);
    return new Viewer(page, said, uncaught);
  }

  /**
   * Waits until every segment has been handed to the player, then compares each with the origin's. Plays fast
   * meanwhile: what no peer gives comes over HTTP as the playhead approaches it.
   */
  async expectWholeStream(expected = hashes): Promise<void> {
    const isWhole = (count: number): boolean => {
      // Every time: Shaka sets it back when it has finished loading.
      window.viewer.video.playbackRate = 8;
      return Object.keys(window.viewer.hashes).length === count;
    };
    await this.page.waitForFunction(isWhole, segmentNames.length, {timeout: 40_000});
    expect(await this.page.evaluate(() => window.viewer.hashes)).toEqual(expected);
  }

  async expectPlaying(): Promise<void> {
    await this.page.waitForFunction(() => window.viewer.video.currentTime > 0.5);
    expect(await this.page.evaluate(() => window.viewer.playerErrors.filter(({fatal}) => fatal))).toEqual([]);
  }

  /** The engine said exactly this once; `level` is how loudly. */
  expectSaidOnce(level: 'info' | 'warning', id: string): void {
    expect(this.said.filter((line) => line.includes(id))).toEqual([expect.stringMatching(new RegExp(`^${level} \\[x2-(hlsjs|shaka)\\] ${id} `))]);
  }

  async untilConnected(peers = 1): Promise<void> {
    await this.page.waitForFunction((count) => window.viewer.engine.getStats().peers >= count, peers, {timeout: 20_000});
  }

  /** Waits, at normal speed, until this many segments have come from peers. */
  async untilFromPeers(count: number): Promise<void> {
    await this.page.waitForFunction((wanted) => Object.values(window.viewer.loadedFrom).filter((source) => source === 'p2p').length >= wanted, count, {timeout: 30_000});
  }

  async untilSomeSegmentError(): Promise<void> {
    await this.page.waitForFunction(() => window.viewer.segmentErrors.length > 0, undefined, {timeout: 20_000});
  }

  async untilSegmentError(type: string): Promise<void> {
    await this.page.waitForFunction((wanted) => window.viewer.segmentErrors.some((error) => error.type === wanted), type, {timeout: 20_000});
  }

  /** Changes options while the viewer plays. */
  apply(core: Record<string, unknown>): Promise<void> {
    return this.page.evaluate((change) => window.viewer.engine.applyDynamicConfig({core: change}), core);
  }

  isSupported(): Promise<boolean> {
    return this.page.evaluate(() => (window.viewer.engine.constructor as unknown as {isSupported(): boolean}).isSupported());
  }

  stats() {
    return this.page.evaluate(() => window.viewer.engine.getStats());
  }

  read<Result>(look: (viewer: ViewerState) => Result): Promise<Result> {
    return this.page.evaluate(`(${look.toString()})(window.viewer)`) as Promise<Result>;
  }
}
