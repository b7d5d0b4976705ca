/** What of a simple-peer is used here: a stream of messages over a data channel. */
export type Connection = {
  /** The member's id, in hexadecimal digits. */
  readonly id: string;
  readonly destroyed: boolean;
  /** Until its channel closes, which may be before it is destroyed. */
  readonly connected: boolean;
  on(name: string, listener: (...values: never[]) => void): unknown;
  once(name: string, listener: (...values: never[]) => void): unknown;
  /** Behind what waits already. `false`: `drain` tells when more is welcome. */
  write(message: Uint8Array): boolean;
  /** Past what waits. */
  send(message: Uint8Array): void;
  destroy(error?: Error): void;
};

/**
 * By any of these a connection says that it is over. Which of them come depends on how it ended: one that failed is never closed, and one
 * that is lost while a message waits is only disconnected.
 */
export const OVER = ['close', 'end', 'finish', 'disconnect'] as const;
