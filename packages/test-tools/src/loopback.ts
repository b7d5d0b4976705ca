import {once} from 'node:events';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo, Server} from 'node:net';

/** Has a server listen on a loopback address, on any free port, and returns the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A port where nobody answers. Not a well-known one: browsers and `fetch` refuse those themselves, without connecting. */
export async function deadPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}

export type Served = {readonly url: string; readonly port: number; close(): Promise<void>};

/** Answers over HTTP, on an origin of its own. */
export async function serve(answer: RequestListener): Promise<Served> {
  const server = createServer(answer);
  const port = await listen(server);
  return {
    // localhost is a secure context, which crypto.subtle and service workers ask for.
    url: `http://localhost:${port}`,
    port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
