/** What is used of upstream's own dependencies; they have no types for browsers. */
declare module 'events' {
  export default class EventEmitter {
    on(name: string, listener: (...values: never[]) => void): this;
    emit(name: string, ...values: unknown[]): boolean;
  }
}

declare module 'bittorrent-tracker' {
  import type EventEmitter from 'events';

  class WebSocketTracker {
    destroyed: boolean;
    reconnecting: boolean;
    expectingResponse: boolean;
    reconnectTimer: ReturnType<typeof setTimeout> | null;
    _onSocketData: (data: Uint8Array) => void;
    readonly socket: {readonly connected: boolean; readonly consumers: number; once(name: string, listener: () => void): void} | null;
    readonly _onSocketConnectBound: (() => void) | null;
    _openSocket: () => void;
    _onSocketClose: () => void;
    _onSocketError(error: Error): void;
    _onAnnounceResponse(fields: Readonly<Record<string, unknown>>): void;
  }

  export default class Client extends EventEmitter {
    constructor(options: {infoHash: Uint8Array; peerId: Uint8Array; announce: readonly string[]; rtcConfig?: RTCConfiguration});
    destroyed: boolean;
    readonly _infoHashBinary: string;
    _trackers: WebSocketTracker[];
    destroy(done?: () => void): void;
  }
}
