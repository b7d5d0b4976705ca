import {expect, type Browser, type ConsoleMessage, type Page} from '@playwright/test';
import {becomeHostile, type Hostility} from './hostilePeer.ts';
import {SEGMENT_BYTES, hashes} from './media.ts';
import type {Origin} from './originServer.ts';
import {sabotage, type Sabotage} from './sabotage.ts';

type ViewerState = {
  readonly engine: {
    destroy(): void;
    applyDynamicConfig(change: {core: object}): void;
    getState(): {state: string; reason: string | undefined};
    getStats(): {httpBytes: number; p2pBytes: number; uploadBytes: number; peers: number; ratio: number};
  };
  readonly hls: {readonly media: HTMLMediaElement | null; currentLevel: number; recoverMediaError(): void};
  readonly video: HTMLVideoElement;
  readonly hashes: Record<string, string>;
  readonly loadedFrom: Record<string, 'http' | 'p2p'>;
  readonly segmentErrors: {type: string; name: string; source: 'http' | 'p2p'}[];
  readonly segmentAborts: {name: string; source: 'http' | 'p2p' | undefined}[];
  readonly playerErrors: {details: string; fatal: boolean; code?: number}[];
};

declare global {
  interface Window {
    /** The page's first viewer. */
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
  readonly extras?: {
    readonly validate?: boolean;
    readonly spyOnStorage?: boolean;
    readonly storageFails?: 'at once' | 'while it starts';
    readonly storageIsSlow?: boolean;
    readonly storageReadsSlowly?: boolean;
    readonly listenersThrow?: boolean;
    readonly destroysOnWarning?: boolean;
    readonly unregister?: boolean;
    readonly attachLate?: boolean;
  };
  readonly hlsConfig?: Record<string, unknown>;
  readonly sabotage?: Sabotage;
  readonly hostility?: Hostility;
  /** Answer of a fake tracker to every message, in place of the real tracker. */
  readonly trackerSays?: string | ((message: string) => string);
  /** Scripts that the page gets instead of the origin's: path to text. */
  readonly scripts?: Readonly<Record<string, string>>;
  /** Runs in the page before anything else. */
  readonly initScript?: () => void;
  /** Opens this viewer as one more player on the page of that one. */
  readonly beside?: Viewer;
};

/** Fetches everything at once: a viewer that soon has the whole stream to give. */
export const EAGER = {highDemandTimeWindow: 3600, simultaneousHttpDownloads: 6};

/** Leaves all but the first seconds to peers. */
export const PATIENT = {highDemandTimeWindow: 4, httpDownloadTimeWindow: 0, simultaneousP2PDownloads: 3};

/** Takes no more than the first seconds from anybody, until its windows are widened while it runs. */
export const HOLDING = {highDemandTimeWindow: 4, httpDownloadTimeWindow: 0, p2pDownloadTimeWindow: 4};

/** One viewer in a browser context of its own, as different visitors are; or one player more on the page of another. */
export class Viewer {
  readonly page: Page;
  /** What the engine said in the console. */
  readonly said: readonly string[];
  /** What was thrown in the page and caught by nobody. */
  readonly uncaught: readonly string[];
  /** What the page sent to trackers and was sent by them, in order. */
  readonly messages: readonly string[];
  /** Where the page has this viewer's state. */
  readonly #state: string;

  private constructor({page, said, uncaught, messages}: Pick<Viewer, 'page' | 'said' | 'uncaught' | 'messages'>, index = 0) {
    this.page = page;
    this.said = said;
    this.uncaught = uncaught;
    this.messages = messages;
    this.#state = `window.viewers[${index}]`;
  }

  static async open(browser: Browser, origin: Origin, options: ViewerOptions = {}): Promise<Viewer> {
    const {
      player = 'hls',
      path = '/vod/index.m3u8',
      sabotage: plan,
      hostility,
      initScript,
      trackerSays,
      scripts = {},
      beside,
      ...start
    } = options;
    const settings = {...start, url: origin.url + path};
    const startIn = (page: Page) =>
      player === 'hls'
        ? page.evaluate((value) => window.startHls(value), settings)
        : page.evaluate((value) => window.startShaka(value), settings);
    if (beside) {
      const index = await beside.page.evaluate<number>('window.viewers.length');
      await startIn(beside.page);
      return new Viewer(beside, index);
    }
    const context = await browser.newContext();
    const page = await context.newPage();
    const said: string[] = [];
    const uncaught: string[] = [];
    const messages: string[] = [];
    page.on('websocket', (socket) => {
      const note = ({payload}: {payload: string | Buffer}) => messages.push(String(payload));
      socket.on('framesent', note).on('framereceived', note);
    });
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
    for (const [script, body] of Object.entries(scripts))
      await page.route(origin.url + script, (route) => route.fulfill({contentType: 'text/javascript', body}));
    if (initScript) await page.addInitScript(initScript);
    await page.goto(`${origin.url}/${player}.html`);
    await startIn(page);
    return new Viewer({page, said, uncaught, messages});
  }

  /**
   * Waits until every segment has been handed to the player, then compares each with the origin's. Plays fast
   * meanwhile: what no peer gives comes over HTTP as the playhead approaches it.
   */
  async expectWholeStream(expected = hashes): Promise<void> {
    const isWhole = (viewer: ViewerState, count: number): boolean => {
      // Set at every check, because Shaka resets it once it has finished loading.
      viewer.video.playbackRate = 8;
      return Object.keys(viewer.hashes).length === count;
    };
    await this.until(isWhole, Object.keys(expected).length, 40_000);
    expect(await this.read((viewer) => viewer.hashes)).toEqual(expected);
  }

  async expectPlaying(): Promise<void> {
    await this.until(({video}) => video.currentTime > 0.5);
    expect(await this.read(({playerErrors}) => playerErrors.filter(({fatal}) => fatal))).toEqual([]);
  }

  /** The engine said exactly this once; `level` is the type of console message. */
  expectSaidOnce(level: 'info' | 'warning', id: string): void {
    expect(this.said.filter((line) => line.includes(id))).toEqual([
      expect.stringMatching(new RegExp(`^${level} \\[x2-(hlsjs|shaka)\\] ${id} `)),
    ]);
  }

  async untilConnected(peers = 1): Promise<void> {
    await this.until(({engine}, count) => engine.getStats().peers >= count, peers, 20_000);
  }

  /** Waits, at normal speed, until this many segments, counting only names that begin with `start`, have come from peers. */
  async untilFromPeers(count: number, start = ''): Promise<void> {
    await this.until(
      ({loadedFrom}, wanted) =>
        Object.entries(loadedFrom).filter(([name, source]) => name.startsWith(wanted.start) && source === 'p2p').length >= wanted.count,
      {count, start},
      30_000,
    );
  }

  /** The whole stream arrives intact and plays, much of it from the giver, which has nobody else to give to. */
  async expectServedBy(giver: Viewer): Promise<void> {
    await this.untilFromPeers(6);
    await this.expectWholeStream();
    await this.expectPlaying();
    expect((await this.stats()).p2pBytes).toBeGreaterThan(5 * SEGMENT_BYTES);
    expect((await giver.stats()).uploadBytes).toBe((await this.stats()).p2pBytes);
  }

  async untilState(state: string, reason?: string): Promise<void> {
    await this.until(
      ({engine}, wanted) => {
        const now = engine.getState();
        return now.state === wanted.state && now.reason === wanted.reason;
      },
      {state, reason},
      20_000,
    );
  }

  async untilSomeSegmentError(): Promise<void> {
    await this.until(({segmentErrors}) => segmentErrors.length > 0, undefined, 20_000);
  }

  async untilSegmentError(type: string): Promise<void> {
    await this.until(({segmentErrors}, wanted) => segmentErrors.some((error) => error.type === wanted), type, 20_000);
  }

  /** Changes options while the viewer plays. */
  apply(core: Record<string, unknown>): Promise<void> {
    return this.read(({engine}, change) => engine.applyDynamicConfig({core: change}), core);
  }

  isSupported(): Promise<boolean> {
    return this.read(({engine}) => (engine.constructor as unknown as {isSupported(): boolean}).isSupported());
  }

  state() {
    return this.read(({engine}) => engine.getState());
  }

  stats() {
    return this.read(({engine}) => engine.getStats());
  }

  read<Result, Given>(look: (viewer: ViewerState, given: Given) => Result, given?: Given): Promise<Result> {
    return this.page.evaluate<Result>(this.#asked(look, given));
  }

  async until<Given>(look: (viewer: ViewerState, given: Given) => unknown, given?: Given, timeout?: number): Promise<void> {
    await this.page.waitForFunction(this.#asked(look, given), undefined, {timeout});
  }

  #asked(look: (viewer: ViewerState, given: never) => unknown, given: unknown): string {
    return `(${look.toString()})(${this.#state}, ${JSON.stringify(given)})`;
  }
}
