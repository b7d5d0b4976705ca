import EventEmitter from 'events';
import {afterEach, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {loadPeer, type SegmentRequest, type Upstream} from '@x2p2p/test-tools/upstream/loadPeer';
import {asBundled} from '../../bundle/asBundled.mjs';
import {CODE, isCommandPart, readMessage, writeCommand} from './commands.ts';
import {PeerGuard} from './PeerGuard.ts';
import {UploadLimit} from './UploadLimit.ts';

const PIECE = 16 * 1024;
const TIMEOUT_MS = 2000;
const SEGMENT = new Uint8Array(200_000).map((_, index) => index % 251);

let upstream: Upstream;

beforeAll(async () => {
  upstream = await loadPeer(asBundled);
});

beforeEach(() => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']});
});

afterEach(() => {
  vi.useRealTimers();
});

/** The channel to a peer: what is written leaves it at once, or when the test lets it. */
class Channel extends EventEmitter {
  readonly id = '30'.repeat(20);
  destroyed = false;
  error: Error | undefined;
  isSlow = false;
  readonly sent: Uint8Array[] = [];
  readonly #waiting: Uint8Array[] = [];

  get connected(): boolean {
    return !this.destroyed;
  }

  write(message: Uint8Array): boolean {
    if (this.isSlow) this.#waiting.push(message);
    else this.sent.push(message);
    return !this.isSlow;
  }

  send(message: Uint8Array): void {
    this.sent.push(message);
  }

  destroy(error?: Error): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.error = error;
    this.emit('close');
  }

  get waitingBytes(): number {
    return this.#waiting.reduce((sum, {length}) => sum + length, 0);
  }

  /** Lets out what waits. */
  drain(): void {
    this.sent.push(...this.#waiting.splice(0));
    this.emit('drain');
  }

  get commands(): {code: number; r: number | undefined}[] {
    return this.sent.filter(isCommandPart).map((message) => {
      const {code, r} = readMessage(message) ?? {code: CODE.announcement, r: undefined};
      return {code, r};
    });
  }

  get segmentBytes(): number {
    return this.sent.filter((message) => !isCommandPart(message)).reduce((sum, {length}) => sum + length, 0);
  }
}

type Read = {readonly r: number; finish(): Promise<void>};

/** A guard with upstream's own peer behind it, whose storage reads at once, or when the test says so. */
function open({readsSlowly = false, rate}: {readsSlowly?: boolean; rate?: number} = {}) {
  const channel = new Channel();
  const limit = new UploadLimit();
  limit.rate = rate;
  const guard = new PeerGuard(channel as never, limit);
  const events = new upstream.EventTarget();
  let countedBytes = 0;
  events.addEventListener('onChunkUploaded', (bytes: number) => (countedBytes += bytes));
  const reads: Read[] = [];
  const handlers = {
    onSegmentRequested: (peer: InstanceType<Upstream['Peer']>, externalId: number, r: number, from = 0) => {
      const finish = () => peer.uploadSegmentData({externalId}, r, SEGMENT.buffer.slice(from));
      reads.push({r, finish});
      if (!readsSlowly) void finish();
    },
    onSegmentsAnnouncement: () => undefined,
    onPeerClosed: () => undefined,
  };
  const peer = new upstream.Peer(guard, handlers, {webRtcMaxMessageSize: 65_535, p2pErrorRetries: 3}, 'main', events);
  const heard: unknown[] = [];
  guard.on('data', (message: Uint8Array) => heard.push(isCommandPart(message) ? readMessage(message) : message.length));
  return {
    channel,
    limit,
    peer,
    reads,
    heard,
    guard,
    getCounted: () => countedBytes,
    receive: (message: Uint8Array) => channel.emit('data', message),
    ask: (r: number, i = 7, b?: number) =>
      channel.emit('data', upstream.serializePeerCommand({c: CODE.request, i, r, ...(b && {b})}, 65_535)[0]!),
    cancel: (r: number, i = 7) => channel.emit('data', writeCommand(CODE.cancel, {i, r})),
  };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Lets all out, piece by piece. */
async function flush(channel: Channel): Promise<void> {
  do {
    channel.drain();
    await settled();
  } while (channel.waitingBytes > 0);
}

describe('uploads', () => {
  test('a segment goes in small pieces between the two commands that frame it', async () => {
    const {channel, ask, getCounted} = open();
    ask(3, 7, 1000);
    await settled();
    const pieces = channel.sent.filter((message) => !isCommandPart(message));
    expect(channel.commands).toEqual([
      {code: CODE.data, r: 3},
      {code: CODE.sent, r: 3},
    ]);
    expect(Buffer.concat(pieces)).toEqual(Buffer.from(SEGMENT.slice(1000)));
    expect(Math.max(...pieces.map(({length}) => length))).toBe(PIECE);
    expect(getCounted()).toBe(SEGMENT.length - 1000);
  });

  test('over a slow channel one piece waits in it, and commands go past', async () => {
    const {channel, ask, peer} = open();
    channel.isSlow = true;
    ask(3);
    await settled();
    channel.drain();
    expect(channel.waitingBytes).toBeLessThanOrEqual(PIECE);
    const before = channel.sent.length;
    peer.sendSegmentsAnnouncementCommand([1, 2], []);
    expect(channel.sent).toHaveLength(before + 1);
    expect(channel.commands.at(-1)?.code).toBe(CODE.announcement);
    await flush(channel);
    expect(channel.segmentBytes).toBe(SEGMENT.length);
  });

  test('thousands of requests: the first and the newest are answered, little waits', async () => {
    const {channel, ask, reads} = open();
    channel.isSlow = true;
    for (let r = 0; r < 3000; r++) ask(r % 1000);
    await settled();
    expect(reads.map(({r}) => r)).toEqual([0]);
    await flush(channel);
    expect(reads.map(({r}) => r)).toEqual([0, 999]);
    expect(channel.commands.at(-1)).toEqual({code: CODE.sent, r: 999});
  });

  test('a request that is cancelled while storage reads: nothing is sent or counted, and the next is answered', async () => {
    const {channel, ask, cancel, reads, getCounted} = open({readsSlowly: true});
    ask(1);
    cancel(1);
    ask(2);
    expect(reads).toHaveLength(1);
    await reads[0]!.finish();
    await settled();
    expect(channel.sent).toEqual([]);
    expect(getCounted()).toBe(0);
    expect(reads.map(({r}) => r)).toEqual([1, 2]);
    await reads[1]!.finish();
    await settled();
    expect(channel.segmentBytes).toBe(SEGMENT.length);
  });

  test('a request that is cancelled while it waits is never read', async () => {
    const {ask, cancel, reads} = open({readsSlowly: true});
    ask(1);
    ask(2);
    cancel(2);
    await reads[0]!.finish();
    await settled();
    expect(reads.map(({r}) => r)).toEqual([1]);
  });

  test.each(['cancelled', 'replaced by another'])('an answer that is %s half-way stops, and what was counted goes out', async (how) => {
    const {channel, ask, cancel, getCounted} = open();
    channel.isSlow = true;
    ask(1);
    await settled();
    channel.drain();
    channel.drain();
    if (how === 'cancelled') cancel(1);
    else ask(2);
    await flush(channel);
    if (how === 'cancelled') {
      expect(channel.commands).toEqual([{code: CODE.data, r: 1}]);
      expect(channel.segmentBytes).toBeLessThanOrEqual(2 * 65_535);
      ask(2);
      await flush(channel);
    }
    expect(channel.commands.slice(1)).toEqual([
      {code: CODE.data, r: 2},
      {code: CODE.sent, r: 2},
    ]);
    expect(channel.segmentBytes).toBe(getCounted());
  });

  test('a segment that is absent is said to be, and the next request is answered', async () => {
    const {channel, ask, peer, reads} = open({readsSlowly: true});
    ask(1);
    ask(2);
    peer.sendSegmentAbsentCommand(7, 1);
    await settled();
    expect(channel.commands).toEqual([{code: CODE.absent, r: 1}]);
    expect(reads.map(({r}) => r)).toEqual([1, 2]);
  });

  test('a request that the engine forgets does not silence the peer', async () => {
    const {channel, ask, reads} = open({readsSlowly: true});
    ask(1);
    vi.advanceTimersByTime(6000);
    ask(2);
    expect(reads.map(({r}) => r)).toEqual([1, 2]);
    await reads[1]!.finish();
    // Late after all: nobody waits for it any more.
    await reads[0]!.finish();
    await settled();
    expect(channel.commands.map(({r}) => r)).toEqual([2, 2]);
    expect(channel.segmentBytes).toBe(SEGMENT.length);
  });

  test('storage that answers late does not disturb what is being sent', async () => {
    const {channel, ask, reads} = open({readsSlowly: true});
    ask(1);
    vi.advanceTimersByTime(3000);
    ask(2);
    channel.isSlow = true;
    void reads[1]!.finish();
    await settled();
    channel.drain();
    await settled();
    await reads[0]!.finish();
    await flush(channel);
    expect(channel.commands).toEqual([
      {code: CODE.data, r: 2},
      {code: CODE.sent, r: 2},
    ]);
    expect(channel.segmentBytes).toBe(SEGMENT.length);
  });

  test('a limit holds for all peers together, and may be changed', async () => {
    const {channel, limit, ask} = open({rate: 400});
    const second = new Channel();
    const other = new PeerGuard(second as never, limit);
    other.on('data', () => {
      other.write(upstream.serializePeerCommand({c: CODE.data, i: 7, r: 5, s: 100_000}, 65_535)[0]!);
      other.write(new ArrayBuffer(65_535));
    });
    ask(1);
    second.emit('data', upstream.serializePeerCommand({c: CODE.request, i: 7, r: 5}, 65_535)[0]!);
    const sent = () => channel.segmentBytes + second.segmentBytes;
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent()).toBeGreaterThan(40_000);
    expect(sent()).toBeLessThan(60_000);
    expect(second.segmentBytes).toBeGreaterThan(15_000);
    limit.rate = undefined;
    await vi.advanceTimersByTimeAsync(1000);
    expect(channel.segmentBytes).toBe(SEGMENT.length);
  });

  test('a peer that is gone when storage has read: its segment is not counted as sent', async () => {
    const {channel, ask, reads, getCounted} = open({readsSlowly: true});
    ask(1);
    channel.destroy();
    void reads[0]!.finish();
    await settled();
    expect(channel.sent).toEqual([]);
    expect(getCounted()).toBeLessThanOrEqual(65_535);
  });

  test('nothing is sent after the connection has closed', async () => {
    const {channel, ask} = open({rate: 64});
    ask(1);
    await vi.advanceTimersByTimeAsync(100);
    channel.destroy();
    const before = channel.sent.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(channel.sent).toHaveLength(before);
  });
});

describe('downloads', () => {
  /** The engine has asked for segment 7, from this byte on. */
  function openAsking({b}: {b?: number} = {}) {
    const opened = open();
    opened.guard.write(upstream.serializePeerCommand({c: CODE.request, i: 7, r: 3, ...(b && {b})}, 65_535)[0]!);
    const answer = (s: number, r = 3) => opened.receive(upstream.serializePeerCommand({c: CODE.data, i: 7, r, s}, 65_535)[0]!);
    return {...opened, answer, bytes: (length: number) => opened.receive(new Uint8Array(length))};
  }

  test('bytes that were announced reach the engine', () => {
    const {answer, bytes, heard} = openAsking();
    answer(30);
    bytes(10);
    bytes(20);
    expect(heard.slice(1)).toEqual([10, 20]);
  });

  test.each([
    ['no bytes', 0, undefined],
    ['a segment of 65 MiB', 65 * 1024 * 1024, undefined],
    ['more than 64 MiB with what came before', 1024 * 1024, 64 * 1024 * 1024],
  ])('an answer that announces %s: to the engine the segment is absent, and the peer is told to stop', (_what, s, b) => {
    const {answer, bytes, heard, channel} = openAsking({b});
    answer(s);
    bytes(10);
    expect(heard).toEqual([{code: CODE.absent, i: 7, r: 3, b: 0}]);
    expect(channel.commands.at(-1)).toEqual({code: CODE.cancel, r: 3});
  });

  test('bytes that nobody asked for never reach the engine', () => {
    const {answer, bytes, heard, channel, guard} = openAsking();
    bytes(10);
    answer(30, 4);
    bytes(10);
    expect(heard).toEqual([{code: CODE.data, i: 7, r: 4, b: 0, s: 30}]);
    expect(channel.destroyed).toBe(false);
    expect(guard.lastBytesAt).toBe(-Infinity);
  });

  test('a peer that has sent bytes between its timeouts is kept, and dropped once it is silent', () => {
    const {peer, channel, answer, bytes} = openAsking();
    /** The engine asks, and gives up: the peer has sent something meanwhile, or nothing. */
    const timeOut = (sent: number) => {
      const request = {
        segment: {externalId: 7},
        loadedBytes: 0,
        tryCompleteByLoadedBytes: () => false,
        start: vi.fn(() => ({firstBytesReceived: () => undefined, addLoadedChunk: () => undefined})),
        setTotalBytes: () => undefined,
      };
      peer.downloadSegment(request);
      vi.advanceTimersByTime(TIMEOUT_MS / 2);
      if (sent > 0) {
        answer(SEGMENT.length, channel.commands.at(-1)!.r);
        bytes(sent);
      }
      vi.advanceTimersByTime(TIMEOUT_MS / 2);
      const [, {abort}] = request.start.mock.calls[0] as unknown as Parameters<SegmentRequest['start']>;
      abort({type: 'bytes-receiving-timeout', timestamp: performance.now()});
    };
    timeOut(0);
    timeOut(10);
    timeOut(0);
    expect(channel.destroyed).toBe(false);
    timeOut(0);
    expect(channel.destroyed).toBe(true);
  });

  test('more bytes than announced end the connection', () => {
    const {answer, bytes, channel, heard} = openAsking();
    answer(30);
    bytes(20);
    bytes(20);
    expect(heard.slice(1)).toEqual([20]);
    expect(channel.error).toBeInstanceOf(RangeError);
  });
});

test('a connection that is lost while a message waits is closed for the engine, though its stream never ends', async () => {
  const {channel, ask, guard} = open();
  channel.isSlow = true;
  ask(1);
  await settled();
  const closed = vi.fn();
  guard.on('close', closed);
  channel.emit('disconnect');
  expect(closed).toHaveBeenCalled();
});

test('what is no command does not reach the engine; one without end closes the connection', () => {
  const {receive, heard, channel} = open();
  receive(
    Uint8Array.from(
      [...'cstr']
        .map((letter) => letter.charCodeAt(0))
        .concat(
          [9],
          [...'cend'].map((letter) => letter.charCodeAt(0)),
        ),
    ),
  );
  expect(heard).toEqual([]);
  const part = new Uint8Array(600_000);
  part.set(new TextEncoder().encode('cstr'));
  part.set(new TextEncoder().encode('dend'), part.length - 4);
  receive(part);
  part[0] = 'd'.charCodeAt(0);
  receive(part);
  expect(channel.error).toBeInstanceOf(RangeError);
});
