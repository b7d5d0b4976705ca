import {expect, type Browser, type Page, type WebSocket} from '@playwright/test';

declare global {
  interface Window {
    /** Bytes that arrived over data channels: counted by the browser's own objects, not by the engine under test. */
    x2ReceivedBytes: number;
  }
}

function countDataChannelBytes(): void {
  window.x2ReceivedBytes = 0;
  const watch = (channel: RTCDataChannel) =>
    channel.addEventListener('message', ({data}) => (window.x2ReceivedBytes += data.byteLength ?? data.size ?? data.length));
  const {createDataChannel} = RTCPeerConnection.prototype;
  RTCPeerConnection.prototype.createDataChannel = function (...args) {
    const channel = createDataChannel.apply(this, args);
    watch(channel);
    return channel;
  };
  const Native = RTCPeerConnection;
  window.RTCPeerConnection = class extends Native {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      this.addEventListener('datachannel', ({channel}) => watch(channel));
    }
  };
}

export type Viewer = {
  readonly page: Page;
  /** Uncaught errors. */
  readonly errors: readonly string[];
  /** What the browser refused because of a policy. */
  readonly refusals: readonly string[];
  /** Addresses of the WebSockets it has opened: nobody learns of a viewer who has opened none. */
  readonly sockets: readonly string[];
  /** Those of them that are still open: none once the engine is gone. */
  openSockets(): string[];
  /** Addresses of other machines that the page asked for something. */
  readonly strangers: readonly string[];
  close(): Promise<void>;
};

/** A viewer with storage and connections of its own, who opens the sample and presses play. */
export async function openViewer(browser: Browser, url: string): Promise<Viewer> {
  const context = await browser.newContext({locale: 'zh-CN'});
  await context.addInitScript(countDataChannelBytes);
  const page = await context.newPage();
  const errors: string[] = [];
  const refusals: string[] = [];
  const sockets: string[] = [];
  const connections: WebSocket[] = [];
  const strangers: string[] = [];
  page.on('websocket', (socket) => {
    sockets.push(socket.url());
    connections.push(socket);
  });
  page.on('request', (request) => {
    if (/^https?:\/\/(?!localhost[:/]|127\.0\.0\.1[:/])/.test(request.url())) strangers.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|CORS policy/.test(message.text())) refusals.push(message.text());
  });
  await page.goto(url);
  // Not awaited: a sample that never loads would hang here instead of failing with what is missing.
  await page.locator('video').evaluate((video: HTMLVideoElement) => void video.play().catch(() => undefined));
  const openSockets = () => connections.filter((socket) => !socket.isClosed()).map((socket) => socket.url());
  return {page, errors, refusals, sockets, openSockets, strangers, close: () => context.close()};
}

export const playedSeconds = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

export const receivedBytes = (page: Page) => page.evaluate(() => window.x2ReceivedBytes);

export async function expectPlayback({page, errors, strangers}: Viewer, seconds = 3): Promise<void> {
  await expect.poll(() => playedSeconds(page), {message: 'playback advances', timeout: 20_000}).toBeGreaterThan(seconds);
  expect(errors, 'no uncaught errors').toEqual([]);
  expect(strangers, 'nothing is fetched from anybody else').toEqual([]);
}

/** Far more than announcements and handshakes amount to. */
const SEVERAL_SEGMENTS_BYTES = 300_000;

export async function expectP2P(viewers: readonly Viewer[]): Promise<void> {
  const total = async () => {
    const each = await Promise.all(viewers.map(({page}) => receivedBytes(page)));
    return each.reduce((sum, bytes) => sum + bytes, 0);
  };
  await expect.poll(total, {message: 'segments flow between viewers', timeout: 40_000}).toBeGreaterThan(SEVERAL_SEGMENTS_BYTES);
}

/** What a viewer answers where a sample asks how far P2P may go. */
export const choose = (answer: '只下载' | '下载并上传') => (page: Page) => page.getByLabel('P2P').selectOption(answer);

/** The first of two viewers has segments but only downloads: both join the swarm, and nothing goes to the second. */
export async function expectNothingGiven(name: string, view: (name: string) => Promise<Viewer>): Promise<void> {
  const first = await view(name);
  await choose('只下载')(first.page);
  await expectPlayback(first, 6);
  const second = await view(name);
  await choose('下载并上传')(second.page);
  await expectPlayback(second, 6);
  for (const {sockets} of [first, second]) expect(sockets, 'they are in the swarm').not.toEqual([]);
  expect(await receivedBytes(second.page)).toBeLessThan(SEVERAL_SEGMENTS_BYTES);
}
