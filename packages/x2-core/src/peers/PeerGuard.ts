import EventEmitter from 'events';
import {CODE, CommandReader, isCommandPart, readMessage, type Received} from './commands.ts';
import {OVER, type Connection} from './Connection.ts';
import {Downloads} from './Downloads.ts';
import {Uploads} from './Uploads.ts';
import type {UploadLimit} from './UploadLimit.ts';

/** Bytes of the longest command that is read: seven times the length of one that names as many segments as its format allows. */
const MOST_COMMAND_BYTES = 1024 * 1024;

/**
 * Stands between a peer and the engine, and looks to the engine like the connection itself. What reaches the engine is well formed,
 * asked for, and no more than it can bear; what leaves it goes at a pace that lets commands pass.
 */
export class PeerGuard extends EventEmitter {
  readonly id: string;
  /** When the peer last sent bytes that it owed. The engine asks before it drops a peer as dead: a busy one is late, not silent. */
  lastBytesAt = -Infinity;
  readonly #connection: Connection;
  readonly #reader = new CommandReader(MOST_COMMAND_BYTES);
  readonly #downloads = new Downloads();
  readonly #uploads: Uploads;

  constructor(connection: Connection, limit: UploadLimit) {
    super();
    this.id = connection.id;
    this.#connection = connection;
    const tellEngine = (message: Uint8Array): void => void this.emit('data', message);
    this.#uploads = new Uploads(connection, limit, tellEngine, () => this.emit('drain'));
    // Errors after the engine has turned a connection down concern nobody.
    this.on('error', () => undefined);
    connection.on('data', (message: Uint8Array) => this.#receive(message));
    connection.on('error', (error: Error) => this.emit('error', error));
    for (const name of OVER) {
      connection.on(name, () => {
        this.#uploads.stop();
        this.emit('close');
      });
    }
  }

  /** What the engine sends: commands as arrays, bytes of segments as buffers. `false`: `drain` tells when more is welcome. */
  write(sent: Uint8Array | ArrayBuffer): boolean {
    // The engine goes on with a segment for as long as it is told that there is room.
    if (!this.#connection.connected) return false;
    const message = sent instanceof Uint8Array ? sent : new Uint8Array(sent);
    if (!isCommandPart(message)) return this.#uploads.onBytes(message);
    const command = readMessage(message);
    if (command && [CODE.data, CODE.sent, CODE.absent].includes(command.code as never)) this.#uploads.onAnswer(command, message);
    else {
      if (command?.code === CODE.request) this.#downloads.onRequest(command);
      this.#connection.send(message);
    }
    return true;
  }

  destroy(error?: Error): void {
    this.#uploads.stop();
    this.#connection.destroy(error);
  }

  #receive(message: Uint8Array): void {
    if (!isCommandPart(message)) return this.#receiveBytes(message);
    try {
      const received = this.#reader.add(message);
      if (received) this.#receiveCommand(received);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.destroy(error);
    }
  }

  #receiveBytes(bytes: Uint8Array): void {
    const debt = this.#downloads.take(bytes.length);
    if (debt === 'tooMany') this.destroy(new RangeError('The peer sent more bytes than it had announced.'));
    if (debt !== 'owed') return;
    this.lastBytesAt = performance.now();
    this.emit('data', bytes);
  }

  #receiveCommand({command, parts}: Received): void {
    if (!command) return;
    switch (command.code) {
      case CODE.request:
        return this.#uploads.onRequest(command.i!, command.r!, parts);
      case CODE.cancel:
        return this.#uploads.onCancel(command.r!);
      case CODE.data: {
        const refusal = this.#downloads.onAnswer(command);
        if (!refusal) break;
        this.#connection.send(refusal.toPeer);
        this.emit('data', refusal.toEngine);
        return;
      }
      case CODE.sent:
        this.#downloads.onSent();
    }
    for (const part of parts) this.emit('data', part);
  }
}
