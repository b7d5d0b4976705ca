import {existsSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import compression from 'compression';
import handler from 'serve-handler';
import {securityHeaders, type Header} from '@x2p2p/site/config/headers';
import {ANNOUNCE, announcement, localAddresses, speakTrackerProtocol} from './announce.ts';
import {cleanAddress, decodePath} from './cleanAddress.ts';
import {cacheControl} from './deploy/cachePolicy.ts';
import {isCompressibleType} from './deploy/contentTypes.ts';
import {scriptHashes} from './deploy/inlineScripts.ts';
import {prefersMarkdown} from './deploy/negotiation.ts';
import {HIDDEN_PATH} from './deploy/redirectRules.ts';
import {portTrouble, readPort} from './ports.ts';

/** The longest file name, in bytes. */
const LONGEST_NAME = 255;

/** How many milliseconds the timestamps of file systems may lag behind the clock. */
const TICK = 10;

const HIDDEN = new RegExp(HIDDEN_PATH);

export const BUILD_DIR = fileURLToPath(new URL('../site/build', import.meta.url));

/**
 * The built site as its production servers answer: clean addresses, 301 for old ones, 404 page with status 404,
 * the security policy on every response, Markdown for who prefers it, hashed files immutable, everything else revalidated, text compressed: whoever measures
 * this server measures what readers wait for. With `hasTracker` devices of the laboratory can meet there as well.
 */
export function createSiteServer(directory = BUILD_DIR, {hasTracker = false} = {}): Server {
  if (!existsSync(`${directory}/index.html`)) {
    throw new Error(`There is no built site in ${directory}: run "npm run build" first.`);
  }
  const policy = policyOf(directory);
  const server = createServer((request, response) => compress(request, response, () => answer(request, response)));
  if (hasTracker) speakTrackerProtocol(server);
  return server;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const address = request.url ?? '/';
    const [path = ''] = address.split('?');
    for (const {name, value} of policy(path)) response.setHeader(name, value);
    setWhenSent(response, (status) => response.setHeader('Cache-Control', cacheControl(path, status)));
    if (hasTracker && path === ANNOUNCE)
      return void response.setHeader('content-type', 'application/json').end(announcement(localAddresses(portOf(server))));
    // No file name can hold a NUL; serve-handler would answer with a server error.
    if (/%00/.test(path)) return void response.writeHead(400, {'content-type': 'text/plain; charset=utf-8'}).end('400 这个地址读不出来。');
    // /404 is no address, and what cannot be decoded, hidden files and overlong names have no page; serve-handler would answer with errors of its own.
    if (
      path === '/404' ||
      decodePath(path) === undefined ||
      HIDDEN.test(path) ||
      path.split('/').some((part) => part.length > LONGEST_NAME)
    )
      request.url = '/-';
    const location = cleanAddress(address);
    if (location) return void response.writeHead(301, {location}).end();
    const twin = markdownOf(directory, path);
    if (twin !== undefined) {
      response.setHeader('Vary', 'Accept');
      if (prefersMarkdown(request.headers.accept)) request.url = twin;
    }
    return void handler(request, response, {public: directory, cleanUrls: true, trailingSlash: false, directoryListing: false, etag: true});
  }
}

/**
 * The security headers for a path. They name the inline scripts of all pages, which are read again when the page at that path is newer,
 * that is, after a new build.
 */
function policyOf(directory: string): (path: string) => readonly Header[] {
  const read = () => ({at: Date.now() - TICK, headers: securityHeaders({scriptHashes: scriptHashes(directory), isLoopback: true})});
  let policy = read();
  return (path) => {
    if (changedAt(directory, path) < policy.at) return policy.headers;
    try {
      policy = read();
    } catch (error) {
      // A build is running, or cannot be served: the next request tries again.
      console.error((error as Error).message);
    }
    return policy.headers;
  };
}

/** The path of the Markdown of the page at a path. */
function markdownOf(directory: string, path: string): string | undefined {
  const file = path === '/' ? '/index.md' : `${path}.md`;
  return existsSync(join(directory, decodePath(file) ?? '')) ? file : undefined;
}

/** When the page at a path, or the not-found page, was put there: the `ctime`, because a copy may have the `mtime` of its source. */
function changedAt(directory: string, path: string): number {
  try {
    const page = join(directory, decodeURIComponent(path));
    const times = [`${page}.html`, join(page, 'index.html'), join(directory, '404.html')].map(
      (file) => statSync(file, {throwIfNoEntry: false})?.ctimeMs ?? 0,
    );
    return Math.max(...times);
  } catch {
    // No file can have such a name.
    return 0;
  }
}

/** Has `set` called with the status when the head of the response is about to be sent. */
function setWhenSent(response: ServerResponse, set: (status: number) => void): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    set(status);
    return writeHead(status, ...rest);
  };
}

/** A range counts the bytes of the file, not those of a compressed answer. */
const filter: compression.CompressionFilter = ({headers}, response) =>
  !headers.range && isCompressibleType(String(response.getHeader('Content-Type')));

/** Typed for Express, but Node's own server is enough for it. */
const compress = compression({filter}) as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('This server does not listen on a port.');
  return address.port;
}

/** Listens on `port` (0: any free one) and gives the address; a busy or forbidden port is one clear sentence. */
export function listen(server: Server, port: number, host = '127.0.0.1'): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portTrouble(error, port, 'PORT')));
    server.listen(port, host, () => resolve(`http://localhost:${portOf(server)}`));
  });
}

/** The `PORT` variable, checked. */
export const portFromEnv = (fallback: number): number => readPort('PORT', process.env.PORT ?? String(fallback));
