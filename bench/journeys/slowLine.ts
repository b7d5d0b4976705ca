import {connect, createServer, type AddressInfo, type Socket} from 'node:net';

/** 1.6 Mbit/s down for all connections together; what a browser sends takes 150 ms to arrive. */
const KILOBITS_PER_SECOND = 1600;
const DELAY_MS = 150;
const PIECE = 1460;

export const line = `${KILOBITS_PER_SECOND / 1000} Mbit/s, ${DELAY_MS} ms for each request`;

/**
 * A line before any server. It slows and counts what the browser's own throttling and its traffic log leave out: pages that are
 * fetched ahead, workers, and heads of answers.
 */
export async function slowLine(target: URL) {
  let received = 0;
  let isFreeAt = 0;
  const sockets = new Set<Socket>();
  const take = (bytes: number): number => {
    const now = performance.now();
    isFreeAt = Math.max(now, isFreeAt) + (bytes * 8) / KILOBITS_PER_SECOND;
    return isFreeAt - now;
  };

  const server = createServer((browser) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [browser, upstream]) {
      sockets.add(socket.setNoDelay());
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    browser.on('data', (data: Buffer) => void setTimeout(() => upstream.writable && upstream.write(data), DELAY_MS));
    upstream.on('data', (data: Buffer) => {
      for (let at = 0; at < data.length; at += PIECE) {
        const piece = data.subarray(at, at + PIECE);
        setTimeout(() => {
          if (!browser.writable) return;
          received += piece.length;
          browser.write(piece);
        }, take(piece.length));
      }
    });
    browser.on('end', () => upstream.end());
    upstream.on('end', () => setTimeout(() => browser.end(), take(0)));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Bytes that the browser has received. */
    received: () => received,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
