import {connect, createServer, type AddressInfo, type Socket} from 'node:net';

export interface Line {
  /** Down, for all connections together. */
  readonly kilobitsPerSecond: number;
  /** What a browser sends takes so long to arrive. */
  readonly delayMs: number;
}

export const SLOW: Line = {kilobitsPerSecond: 1600, delayMs: 150};
const PIECE = 1460;

/**
 * A line before any server. It slows and counts what the browser's own throttling and its traffic log leave out: pages that are
 * fetched ahead, workers, and heads of answers.
 */
export async function slowLine(target: URL, {kilobitsPerSecond, delayMs} = SLOW) {
  let received = 0;
  let isFreeAt = 0;
  const sockets = new Set<Socket>();
  const take = (bytes: number): number => {
    const now = performance.now();
    isFreeAt = Math.max(now, isFreeAt) + (bytes * 8) / kilobitsPerSecond;
    return isFreeAt - now;
  };

  const server = createServer((browser) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [browser, upstream]) {
      sockets.add(socket.setNoDelay());
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    browser.on('data', (data: Buffer) => void setTimeout(() => upstream.writable && upstream.write(data), delayMs));
    // Whichever timer comes first sends the oldest: two that are due within a millisecond may change places.
    const pieces: Buffer[] = [];
    const sendOldest = () => {
      const piece = pieces.shift();
      if (!browser.writable) return;
      if (!piece) return void browser.end();
      received += piece.length;
      browser.write(piece);
    };
    upstream.on('data', (data: Buffer) => {
      for (let at = 0; at < data.length; at += PIECE) {
        const piece = data.subarray(at, at + PIECE);
        pieces.push(piece);
        setTimeout(sendOldest, take(piece.length));
      }
    });
    browser.on('end', () => upstream.end());
    // One timer more than pieces.
    upstream.on('end', () => setTimeout(sendOldest, take(0)));
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
