import {EventEmitter} from 'node:events';
import type {CoreConfig} from 'p2p-media-loader-core';
import type {Command, UpstreamCore} from './loadCore.ts';

export const SEGMENT_BYTES = 1000;

/** Codes of commands that tests send. */
export const SAYS = {has: 0, asks: 1, sends: 2, hasSent: 3, lacks: 4} as const;

const HIGH = 'https://cdn.x2p2p.example/high.m3u8';
const LOW = 'https://cdn.x2p2p.example/low.m3u8';
const MOST_MESSAGE_BYTES = 65_535;

/** By their addresses, which are what the core knows them by. */
export const segment = (number: number, quality: 'high' | 'low' = 'high'): string => `https://cdn.x2p2p.example/${quality}/${number}.ts`;

/** One request to the server, which answers when the test says so. */
class Asked {
  readonly url: string;
  readonly response: Promise<Response>;
  #body!: ReadableStreamDefaultController<Uint8Array>;
  #respond!: (response: Response) => void;

  constructor({url, signal}: Request) {
    this.url = url;
    this.response = new Promise((resolve, reject) => {
      this.#respond = resolve;
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  }

  /** The head and the first byte of an answer. */
  begin(): void {
    const body = new ReadableStream<Uint8Array>({start: (controller) => void (this.#body = controller)});
    this.#respond(new Response(body, {headers: {'Content-Length': String(SEGMENT_BYTES)}}));
    this.#body.enqueue(new Uint8Array(1));
  }

  answer(): void {
    this.begin();
    this.#body.enqueue(new Uint8Array(SEGMENT_BYTES - 1));
    this.#body.close();
  }
}

/** The other end of a connection: a peer as the test plays it. */
export class TestPeer extends EventEmitter {
  readonly id = '30'.repeat(20);
  destroyed = false;
  readonly heard: Command[] = [];
  receivedBytes = 0;
  readonly #upstream: UpstreamCore;
  #joiner: InstanceType<UpstreamCore['BinaryCommandChunksJoiner']> | undefined;

  constructor(upstream: UpstreamCore) {
    super();
    this.#upstream = upstream;
  }

  get connected(): boolean {
    return !this.destroyed;
  }

  says(command: Command): void {
    for (const part of this.#upstream.serializePeerCommand(command, MOST_MESSAGE_BYTES)) this.emit('data', part);
  }

  /** The whole of the segment that was asked for last. */
  gives(): void {
    const {i, r} = this.heard.findLast(({c}) => c === SAYS.asks)!;
    this.says({c: SAYS.sends, i, r, s: SEGMENT_BYTES});
    this.emit('data', new Uint8Array(SEGMENT_BYTES));
    this.says({c: SAYS.hasSent, i, r});
  }

  /** What the engine calls. */
  write(message: Uint8Array): boolean {
    if (!this.#upstream.isCommandChunk(message)) this.receivedBytes += message.length;
    else {
      this.#joiner ??= new this.#upstream.BinaryCommandChunksJoiner((bytes) => {
        this.#joiner = undefined;
        this.heard.push(this.#upstream.deserializeCommand(bytes));
      });
      this.#joiner.addCommandChunk(message);
    }
    return true;
  }

  send(message: Uint8Array): void {
    this.write(message);
  }

  destroy(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.emit('close');
  }
}

/** All that follows from what has happened, without any time going by. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

type Media = {readonly currentTime: number; readonly playbackRate: number; readonly readyState: number; readonly bufferedTo: number};

/**
 * Upstream's core with a stream of ten segments of ten seconds in two qualities. The test plays the server, the peers and the player;
 * timers are the test's, too.
 */
export function startEngine(upstream: UpstreamCore, config: Partial<CoreConfig> = {}) {
  const asked: Asked[] = [];
  const urls: string[] = [];
  Object.assign(globalThis, {
    fetch: (request: Request) => {
      const one = new Asked(request);
      asked.push(one);
      urls.push(one.url);
      return one.response;
    },
    // Node 20 has none.
    navigator: (globalThis as {navigator?: unknown}).navigator ?? {userAgent: ''},
  });
  const core = new upstream.Core({announceTrackers: [], ...config});
  const swarms: EventEmitter[] = [];
  core.addEventListener('onSwarmJoined' as never, ((swarm: EventEmitter) => swarms.push(swarm)) as never);
  core.setManifestResponseUrl('https://cdn.x2p2p.example/index.m3u8');
  for (const [runtimeId, quality] of [
    [HIGH, 'high'],
    [LOW, 'low'],
  ] as const) {
    core.addStreamIfNoneExists({runtimeId, type: 'main', index: quality});
    core.updateStream(
      runtimeId,
      Array.from({length: 10}, (_, number) => {
        const id = segment(number, quality);
        return {runtimeId: id, externalId: number, url: id, startTime: 10 * number, endTime: 10 * number + 10};
      }),
    );
  }
  return {
    core,
    swarms,
    /** Addresses that the server was asked for. */
    urls,
    askedFor: (url: string): Asked => asked.findLast((one) => one.url === url)!,
    /** What the player asks for; what came of it is told where it is known. */
    load(id: string) {
      const came: {data?: ArrayBuffer; error?: unknown} = {};
      core
        .loadSegment(id, {onSuccess: ({data}) => void (came.data = data), onError: (error) => void (came.error = error)})
        .catch((error: unknown) => (came.error = error));
      return came;
    },
    dropFromList: (id: string) => core.updateStream(HIGH, [], [id]),
    /** What the player shows and has. */
    playback({currentTime, playbackRate, readyState, bufferedTo}: Media): void {
      const buffered = {length: 1, start: () => 0, end: () => bufferedTo};
      const update = core.updatePlayback.bind(core) as (position: number, rate: number, media: object) => void;
      update(currentTime, playbackRate, {currentTime, playbackRate, readyState, buffered});
    },
    join(): TestPeer {
      const peer = new TestPeer(upstream);
      swarms.at(-1)!.emit('peer', peer);
      peer.emit('connect');
      return peer;
    },
  };
}
