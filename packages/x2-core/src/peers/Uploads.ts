import {CODE, writeCommand, type Command} from './commands.ts';
import type {Connection} from './Connection.ts';
import type {UploadLimit} from './UploadLimit.ts';

/** After this time the engine is taken to have forgotten a request: its peer has given it up (2 s), and asks anew. */
const FORGOTTEN_AFTER_MS = 2500;

type Asked = {
  readonly i: number;
  readonly r: number;
  readonly parts: readonly Uint8Array[];
  since: number;
  hasBegun: boolean;
  isGivenUp: boolean;
};

/**
 * What one peer asks for and gets. One answer at a time: the newest request waits until what was begun has gone out, since a peer
 * that asks anew has given up what it asked before. Segments go in small pieces, at the pace of the channel and of the limit.
 */
export class Uploads {
  readonly #connection: Connection;
  readonly #limit: UploadLimit;
  readonly #tellEngine: (message: Uint8Array) => void;
  readonly #onDrained: () => void;
  #answered: Asked | undefined;
  #waiting: Asked | undefined;
  /** Pieces, and the commands between which they stand. */
  #queue: Uint8Array[] = [];
  #isChannelFull = false;
  #isEngineWaiting = false;
  #turn: ReturnType<typeof setTimeout> | undefined;
  /** The engine is about to send what nobody waits for any more. */
  #isRefused = false;

  constructor(connection: Connection, limit: UploadLimit, tellEngine: (message: Uint8Array) => void, onDrained: () => void) {
    this.#connection = connection;
    this.#limit = limit;
    this.#tellEngine = tellEngine;
    this.#onDrained = onDrained;
    connection.on('drain', () => {
      this.#isChannelFull = false;
      this.#pump();
    });
  }

  /** The peer asks for a segment. */
  onRequest(i: number, r: number, parts: readonly Uint8Array[]): void {
    const now = performance.now();
    this.#waiting = {i, r, parts, since: now, hasBegun: false, isGivenUp: false};
    if (this.#answered?.hasBegun) this.#giveUp();
    else if (this.#answered && now - this.#answered.since > FORGOTTEN_AFTER_MS) this.#answered = undefined;
    this.#next();
  }

  /** The peer has changed its mind. */
  onCancel(r: number): void {
    if (this.#waiting?.r === r) this.#waiting = undefined;
    if (this.#answered?.r !== r) return;
    if (this.#answered.hasBegun) this.#giveUp();
    else this.#answered.isGivenUp = true;
    this.#next();
  }

  /** The engine says something about its answer. */
  onAnswer({code, r}: Command, message: Uint8Array): void {
    const answered = this.#answered?.r === r ? this.#answered : undefined;
    const isWanted = answered !== undefined && !answered.isGivenUp;
    // While another answer is under way the engine sends no bytes for this one.
    if (code === CODE.data) this.#isRefused = !isWanted && !this.#answered?.hasBegun;
    if (answered && (code === CODE.absent || !isWanted)) this.#end();
    if (!isWanted) return;
    if (code === CODE.absent) {
      this.#connection.send(message);
      return;
    }
    if (code === CODE.data) answered.hasBegun = true;
    else this.#answered = undefined;
    this.#queue.push(message);
    this.#pump();
  }

  /** The engine sends bytes of a segment. `false`: it is told when more is welcome. Throws where nobody waits for them. */
  onBytes(bytes: Uint8Array): boolean {
    if (this.#isRefused) throw new Error('The peer has given up this request.');
    const {pieceBytes} = this.#limit;
    for (let at = 0; at < bytes.length; at += pieceBytes) this.#queue.push(bytes.subarray(at, at + pieceBytes));
    this.#pump();
    this.#isEngineWaiting = this.#queue.length > 0 || this.#isChannelFull;
    return !this.#isEngineWaiting;
  }

  stop(): void {
    clearTimeout(this.#turn);
    this.#queue = [];
    this.#waiting = undefined;
  }

  /** Stops the engine in the middle of an answer. What it has counted as sent still goes out: a few pieces. */
  #giveUp(): void {
    const answered = this.#answered!;
    this.#answered = undefined;
    this.#tellEngine(writeCommand(CODE.cancel, answered));
    // The engine notices when it would go on.
    queueMicrotask(() => this.#goOn());
  }

  /** The engine has nothing to send for what was asked; it finishes what it is doing before it hears of the next request. */
  #end(): void {
    this.#answered = undefined;
    queueMicrotask(() => this.#next());
  }

  #next(): void {
    const waiting = this.#waiting;
    if (!waiting || this.#answered || this.#isChannelFull || this.#queue.length > 0) return;
    this.#waiting = undefined;
    this.#answered = waiting;
    waiting.since = performance.now();
    for (const part of waiting.parts) this.#tellEngine(part);
  }

  #pump(isTurn = false): void {
    if (this.#turn !== undefined && !isTurn) return;
    this.#turn = undefined;
    while (this.#queue.length > 0 && !this.#isChannelFull && !this.#connection.destroyed) {
      const wait = isTurn ? 0 : this.#limit.reserve(this.#queue[0]!.length);
      if (wait > 0) {
        this.#turn = setTimeout(() => this.#pump(true), wait);
        return;
      }
      isTurn = false;
      this.#isChannelFull = !this.#connection.write(this.#queue.shift()!);
    }
    if (this.#queue.length > 0 || this.#isChannelFull) return;
    this.#goOn();
    this.#next();
  }

  #goOn(): void {
    if (!this.#isEngineWaiting) return;
    this.#isEngineWaiting = false;
    this.#onDrained();
  }
}
