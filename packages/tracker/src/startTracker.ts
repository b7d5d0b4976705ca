import type {IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
// The package's main entry would also load its client, and with it a native WebRTC library.
import Server from 'bittorrent-tracker/server';

export type TrackerOptions = {
  /** 0 takes any free port. */
  readonly port?: number;
  /** Tokens that are let in; without any, every token is. */
  readonly tokens?: readonly string[];
};

export type RunningTracker = {
  /** The announce address, without a token. */
  readonly url: string;
  readonly port: number;
  /** Tokens of the announces so far, `undefined` where there was none. */
  readonly seenTokens: readonly (string | undefined)[];
  close(): Promise<void>;
};

/** What the client takes for a refused token; see `idOfTrackerProblem` in packages/x2-core. */
const REFUSAL = 'token rejected';

const HOST = '127.0.0.1';

/**
 * A WebTorrent tracker on this machine, for development and tests. It checks the access token the way a production tracker does, so that a
 * wrong token can be tried out before going live. Not for production: it runs in one process and forgets everything when it stops.
 */
export async function startTracker({port = 0, tokens = []}: TrackerOptions = {}): Promise<RunningTracker> {
  const tokenOf = new WeakMap<object, string | undefined>();
  const sockets = new Set<{terminate(): void}>();
  const seenTokens: (string | undefined)[] = [];
  const server = new Server({
    udp: false,
    http: false,
    ws: true,
    stats: false,
    filter(_infoHash, params, allow) {
      const token = tokenOf.get(params.socket);
      seenTokens.push(token);
      allow(tokens.length === 0 || (token !== undefined && tokens.includes(token)) ? null : new Error(REFUSAL));
    },
  });
  server.ws.on('connection', (socket, request: IncomingMessage) => {
    tokenOf.set(socket, new URLSearchParams(request.url?.split('?')[1]).get('token') ?? undefined);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  // A client that sends nonsense or goes away is the client's trouble.
  server.on('warning', () => undefined);

  await new Promise<void>((resolve, reject) => {
    // The tracker reports an unavailable port twice; the second rejection has no effect.
    server.on('error', reject);
    server.listen(port, HOST, () => resolve());
  });
  const {port: actualPort} = server.http.address() as AddressInfo;
  return {
    url: `ws://${HOST}:${actualPort}/announce`,
    port: actualPort,
    seenTokens,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.terminate();
        server.close(() => resolve());
      }),
  };
}
