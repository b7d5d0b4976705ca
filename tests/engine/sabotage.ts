import type {Page} from '@playwright/test';

/** How a peer misbehaves while it sends a segment. */
export type Sabotage =
  /** Sends this many bytes of the first segment, then nothing more on any channel: dead, or hung. */
  | {readonly kind: 'silentAfter'; readonly bytes: number}
  /** Sends every segment with its first byte of each message changed. */
  | {readonly kind: 'corrupt'}
  /** Has an uplink of so many bytes a second for all its channels together; what does not fit waits in order, as in a modem. */
  | {readonly kind: 'slowUplink'; readonly bytesPerSecond: number}
  /** Corrupt, then silent. */
  | {readonly kind: 'corruptThenSilent'; readonly bytes: number};

declare global {
  interface Window {
    /** Set once the peer has gone silent. */
    wentSilent?: boolean;
  }
}

/** Makes the page's data channels misbehave; call before the page loads. */
export async function sabotage(page: Page, how: Sabotage): Promise<void> {
  if (how.kind === 'slowUplink') {
    await page.addInitScript(slowDown, how.bytesPerSecond);
    return;
  }
  await page.addInitScript((plan: Exclude<Sabotage, {kind: 'slowUplink'}>) => {
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

/** Runs in the page. */
function slowDown(bytesPerSecond: number): void {
  const proto = RTCDataChannel.prototype;
  const send = proto.send as (this: RTCDataChannel, data: Uint8Array) => void;
  const queue: {channel: RTCDataChannel; data: Uint8Array}[] = [];
  const waiting = new Map<RTCDataChannel, number>();
  let allowance = 0;
  let last = performance.now();
  Object.defineProperty(proto, 'bufferedAmount', {
    get(this: RTCDataChannel) {
      return waiting.get(this) ?? 0;
    },
  });
  proto.send = function (this: RTCDataChannel, data: unknown) {
    const bytes = ArrayBuffer.isView(data)
      ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
      : new Uint8Array(data as ArrayBuffer);
    queue.push({channel: this, data: bytes.slice()});
    waiting.set(this, (waiting.get(this) ?? 0) + bytes.length);
  };
  setInterval(() => {
    const now = performance.now();
    allowance = Math.min(allowance + ((now - last) / 1000) * bytesPerSecond, bytesPerSecond / 10);
    last = now;
    while (queue[0] && allowance > 0) {
      const {channel, data} = queue.shift()!;
      allowance -= data.length;
      if (channel.readyState === 'open') send.call(channel, data);
      const before = waiting.get(channel)!;
      waiting.set(channel, before - data.length);
      if (before > channel.bufferedAmountLowThreshold && before - data.length <= channel.bufferedAmountLowThreshold)
        channel.dispatchEvent(new Event('bufferedamountlow'));
    }
  }, 10);
}
