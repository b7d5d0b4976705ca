import {OVER, type Connection} from './Connection.ts';

/** Connections of one swarm that may be pending at a time. Chromium makes at most 500 per page, open and failed ones included. */
const MOST_PENDING = 64;

/** How long one may be pending. A browser gives up sooner, but waits for ever for candidates that the other side never sent. */
const LONGEST_MS = 30_000;

/** Connections that are being made. Where there are too many the oldest makes room, as a working one is established within a second. */
export class PendingConnections {
  readonly #timers = new Map<Connection, ReturnType<typeof setTimeout>>();

  add(connection: Connection): void {
    const [oldest] = this.#timers.keys();
    if (oldest && this.#timers.size >= MOST_PENDING) this.#end(oldest);
    this.#timers.set(
      connection,
      setTimeout(() => this.#end(connection, new Error('Timed out.')), LONGEST_MS),
    );
    for (const name of OVER) connection.once(name, () => this.remove(connection));
  }

  remove(connection: Connection): void {
    clearTimeout(this.#timers.get(connection));
    this.#timers.delete(connection);
  }

  /** Ends those to one member, or all. */
  endAll(id?: string): void {
    for (const connection of [...this.#timers.keys()]) if (id === undefined || connection.id === id) this.#end(connection);
  }

  #end(connection: Connection, error?: Error): void {
    this.remove(connection);
    connection.destroy(error);
  }
}
