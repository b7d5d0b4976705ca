import {createServer, type ServerResponse} from 'node:http';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {cacheControl} from '../scripts/deploy/cachePolicy.ts';
import {contentTypeOf} from '../scripts/deploy/contentTypes.ts';

interface Link {
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

export type ThrottledServer = Awaited<ReturnType<typeof throttledServer>>;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The built site over a slow line. Slowing the server slows workers too, which the browser's own throttling does not. */
export async function throttledServer(directory: string) {
  if (!existsSync(path.join(directory, 'index.html')))
    throw new Error(`There is no built site in ${directory}: run "npm run build" first.`);
  const sent: Sent[] = [];
  const find = compressedFiles(directory);
  const line = sharedLine();

  const answer = async (url: string, response: ServerResponse): Promise<void> => {
    const found = find(url);
    if (!found) return void response.writeHead(404).end();
    const {contentType, body} = found;
    sent.push({path: url, bytes: body.length});
    await line.firstByte();
    response.writeHead(200, {'content-type': contentType, 'content-encoding': 'br', 'cache-control': cacheControl(url)});
    for (let at = 0; at < body.length; at += 2048) {
      const piece = body.subarray(at, at + 2048);
      await line.take(piece.length);
      if (response.destroyed) return;
      response.write(piece);
    }
    response.end();
  };

  const server = createServer((request, response) => void answer(request.url ?? '/', response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://localhost:${address.port}`,
    sent,
    slowDown: line.slowDown,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Finds the file at an address as a server of the site would, and compresses it once. */
function compressedFiles(directory: string) {
  const compressed = new Map<string, Buffer>();
  return (url: string) => {
    const base = path.join(directory, decodeURIComponent(url.split('?')[0]!));
    const file = [base, `${base}.html`, path.join(base, 'index.html')].find(
      (name) => name.startsWith(directory) && existsSync(name) && statSync(name).isFile(),
    );
    if (!file) return undefined;
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, body);
    return {body, contentType: contentTypeOf(file.slice(directory.length)) ?? 'application/octet-stream'};
  };
}

/** The line that all answers share, one piece after another; without a link, pieces go at once. */
function sharedLine() {
  let link: Link | undefined;
  let isFreeAt = 0;
  return {
    slowDown: (to: Link | undefined) => {
      link = to;
      isFreeAt = 0;
    },
    firstByte: async () => {
      if (link) await sleep(link.delay);
    },
    take: async (bytes: number) => {
      if (!link) return;
      const start = Math.max(performance.now(), isFreeAt);
      isFreeAt = start + (bytes * 8) / link.kilobitsPerSecond;
      await sleep(isFreeAt - performance.now());
    },
  };
}
