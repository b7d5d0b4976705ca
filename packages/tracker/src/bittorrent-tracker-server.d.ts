/** The parts of the tracker server that `tracker.ts` and `announce.ts` use; the package has no types of its own. */
declare module 'bittorrent-tracker/server' {
  import type {EventEmitter} from 'node:events';
  import type {IncomingMessage, Server as HttpServer} from 'node:http';
  import type {Duplex} from 'node:stream';

  type Socket = EventEmitter & {terminate(): void};
  type AnnounceParams = {readonly socket: Socket};

  export default class Server extends EventEmitter {
    constructor(options: {
      udp: false;
      http: false;
      ws: true | {readonly noServer: true; readonly maxPayload: number};
      stats: boolean;
      filter?(infoHash: string, params: AnnounceParams, allow: (refusal: Error | null) => void): void;
    });
    readonly http: HttpServer;
    readonly ws: {
      on(event: 'connection', listener: (socket: Socket, request: IncomingMessage) => void): void;
      emit(event: 'connection', socket: Socket, request: IncomingMessage): void;
      handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, done: (socket: Socket) => void): void;
    };
    listen(port: number, host: string, onListening: () => void): void;
    close(onClosed: () => void): void;
  }
}
