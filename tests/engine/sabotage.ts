import type {Page} from '@playwright/test';

/** How a peer misbehaves while it sends a segment. */
export type Sabotage =
  /** Sends this many bytes of the first segment, then nothing more on any channel: dead, or hung. */
  | {readonly kind: 'silentAfter'; readonly bytes: number}
  /** Sends every segment with its first byte of each message changed. */
  | {readonly kind: 'corrupt'}
  /** Both. */
  | {readonly kind: 'corruptThenSilent'; readonly bytes: number};

declare global {
  interface Window {
    /** Set once the peer has gone silent. */
    wentSilent?: boolean;
  }
}

/** Makes the page's data channels misbehave; call before the page loads. */
export async function sabotage(page: Page, how: Sabotage): Promise<void> {
  await page.addInitScript((plan: Sabotage) => {
    const originalSend = RTCDataChannel.prototype.send as (this: RTCDataChannel, data: unknown) => void;
    let sentBytes = 0;
    const limit = plan.kind === 'corrupt' ? Infinity : plan.bytes;
    RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: unknown) {
      const view = ArrayBuffer.isView(data)
        ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
        : new Uint8Array(data as ArrayBuffer);
      // Messages of the peers' protocol are framed by these letters; anything else is segment bytes.
      const isCommand = ['cstr', 'dstr'].includes(String.fromCharCode(...view.slice(0, 4)));
      if (window.wentSilent) return undefined;
      if (isCommand) return originalSend.call(this, data);
      const bytes = view.slice(0, Math.min(view.length, limit - sentBytes));
      sentBytes += bytes.length;
      if (plan.kind !== 'silentAfter' && bytes.length > 0) bytes[0] = bytes[0]! ^ 0xff;
      if (bytes.length > 0) originalSend.call(this, bytes);
      if (sentBytes >= limit) window.wentSilent = true;
      return undefined;
    };
  }, how);
}
