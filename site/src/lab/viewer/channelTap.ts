import {realPace} from './Pace.ts';

/** The engine's commands are short; only pieces of segments are this long. */
const LONGER_THAN_COMMANDS = 3000;
const SLICE = 4096;

const pace = realPace();
let corruptionsOwed = 0;

export function throttleUpload(bytesPerSecond: number | undefined): void {
  pace.bytesPerSecond = bytesPerSecond;
}

/** The next piece of a segment that this viewer sends to another one will have a wrong byte. */
export function corruptNextUpload(): void {
  corruptionsOwed = 1;
}

/** Stands between the engine and its data channels, so that a viewer can be made slow or dishonest from outside. */
export function installChannelTap(onCorrupted: () => void): void {
  if (!('RTCDataChannel' in globalThis)) return;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the channel as `this`
  const nativeSend = RTCDataChannel.prototype.send as (this: RTCDataChannel, data: unknown) => void;
  const queues = new WeakMap<RTCDataChannel, Promise<void>>();

  RTCDataChannel.prototype.send = function send(this: RTCDataChannel, data: unknown): void {
    const message = corrupted(data, onCorrupted);
    const queue = queues.get(this);
    if (pace.bytesPerSecond === undefined && !queue) return nativeSend.call(this, message);
    // Whatever was queued while the viewer was slow keeps its order.
    // If the channel closes or fills up meanwhile, it is the engine that notices and asks again for what has not arrived.
    const sent = (queue ?? Promise.resolve()).then(() => sendSlowly(this, message, nativeSend)).catch(() => undefined);
    queues.set(this, sent);
    void sent.then(() => queues.get(this) === sent && queues.delete(this));
  };
}

async function sendSlowly(
  channel: RTCDataChannel,
  message: unknown,
  nativeSend: (this: RTCDataChannel, data: unknown) => void,
): Promise<void> {
  const bytes = toBytes(message);
  const slices = bytes && bytes.byteLength > LONGER_THAN_COMMANDS ? slicesOf(bytes) : [message];
  for (const slice of slices) {
    await pace.take(toBytes(slice)?.byteLength ?? 0);
    if (channel.readyState !== 'open') return;
    nativeSend.call(channel, slice);
  }
}

function* slicesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.byteLength; from += SLICE) yield bytes.slice(from, from + SLICE);
}

function corrupted(data: unknown, onCorrupted: () => void): unknown {
  const bytes = toBytes(data);
  if (corruptionsOwed === 0 || !bytes || bytes.byteLength < LONGER_THAN_COMMANDS) return data;
  corruptionsOwed = 0;
  const copy = bytes.slice();
  const middle = copy.byteLength >> 1;
  copy[middle] = (copy[middle] ?? 0) ^ 0xff;
  onCorrupted();
  return copy;
}

function toBytes(data: unknown): Uint8Array | undefined {
  if (data instanceof ArrayBuffer) return new Uint8Array(data);
  if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return undefined;
}
