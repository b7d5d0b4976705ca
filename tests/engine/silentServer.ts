import {createServer, type Server, type Socket} from 'node:net';
import {listen} from '@x2p2p/test-tools/loopback';

/** Accepts connections and never says a word. */
export async function listenSilently() {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  return {
    port: await listen(server),
    connections: () => sockets.length,
    close: () =>
      new Promise<void>((resolve) => {
        sockets.forEach((socket) => socket.destroy());
        server.close(() => resolve());
      }),
  };
}
