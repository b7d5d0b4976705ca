import type {Browser, Page, WebSocket} from '@playwright/test';
import {tsxHelper} from '../bench/tsxHelper.ts';

declare global {
  interface Window {
    /** Bytes that arrived over data channels: counted by the browser's own objects, not by the engine under test. */
    x2ReceivedBytes: number;
    /** Connections to other viewers that were begun. */
    x2Connections: number;
  }
}

function countConnections(): void {
  window.x2ReceivedBytes = 0;
  window.x2Connections = 0;
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
      window.x2Connections += 1;
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

/** A viewer with storage and connections of its own, who opens the page. */
export async function openViewer(browser: Browser, url: string): Promise<Viewer> {
  const context = await browser.newContext({locale: 'zh-CN'});
  await context.addInitScript(tsxHelper);
  await context.addInitScript(countConnections);
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
  const openSockets = () => connections.filter((socket) => !socket.isClosed()).map((socket) => socket.url());
  return {page, errors, refusals, sockets, openSockets, strangers, close: () => context.close()};
}

export const playedSeconds = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

export const receivedBytes = (page: Page) => page.evaluate(() => window.x2ReceivedBytes);

export const begunConnections = (page: Page) => page.evaluate(() => window.x2Connections);

/** Far more than announcements and handshakes amount to. */
export const SEVERAL_SEGMENTS_BYTES = 300_000;
