import {createServer} from 'node:http';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

const TYPES: Record<string, string> = {'.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml'};

export interface Link {
  /** Milliseconds before the first byte of every answer. */
  delay: number;
  /** Shared by all answers. */
  kilobitsPerSecond: number;
}

export interface Sent {
  path: string;
  /** Compressed with brotli, as a production server sends it. */
  bytes: number;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The built site over a slow line. Slowing the server slows workers too, which the browser's own throttling does not. */
export async function throttledServer(directory: string) {
  const sent: Sent[] = [];
  const compressed = new Map<string, Buffer>();
  let link: Link | undefined;
  let lineIsFreeAt = 0;

  const find = (url: string) => {
    const base = path.join(directory, decodeURIComponent(url.split('?')[0]!));
    return [base, `${base}.html`, path.join(base, 'index.html')].find((file) => file.startsWith(directory) && existsSync(file) && statSync(file).isFile());
  };
  const compress = (file: string) => {
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, body);
    return body;
  };
  const takeLine = async (bytes: number, {kilobitsPerSecond}: Link) => {
    const start = Math.max(performance.now(), lineIsFreeAt);
    lineIsFreeAt = start + (bytes * 8) / kilobitsPerSecond;
    await sleep(lineIsFreeAt - performance.now());
  };

  const server = createServer((request, response) => {
    void (async () => {
      const file = find(request.url ?? '/');
      if (!file) {
        response.writeHead(404).end();
        return;
      }
      const body = compress(file);
      sent.push({path: request.url ?? '/', bytes: body.length});
      if (link) await sleep(link.delay);
      response.writeHead(200, {
        'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'cache-control': request.url?.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      for (let at = 0; at < body.length; at += 2048) {
        const piece = body.subarray(at, at + 2048);
        if (link) await takeLine(piece.length, link);
        if (response.destroyed) return;
        response.write(piece);
      }
      response.end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://localhost:${address.port}`,
    sent,
    slowDown: (to: Link | undefined) => {
      link = to;
      lineIsFreeAt = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
