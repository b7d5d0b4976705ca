import {existsSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {fileURLToPath} from 'node:url';
import handler from 'serve-handler';
import {securityHeaders} from '../site/config/headers.ts';
import {cleanAddress} from './cleanAddress.ts';
import {cacheControl} from './deploy/cachePolicy.ts';
import {scriptHashes} from './deploy/inlineScripts.ts';

/** Bytes that file systems give to a name. */
const LONGEST_NAME = 255;

export const BUILD_DIR = fileURLToPath(new URL('../site/build', import.meta.url));

/**
 * The built site as its production servers answer: clean addresses, 301 for old ones, 404 page with status 404,
 * the security policy on every response, hashed files immutable, everything else revalidated.
 */
export function createSiteServer(directory = BUILD_DIR): Server {
  if (!existsSync(`${directory}/index.html`)) {
    throw new Error(`There is no built site in ${directory}: run "npm run build" first.`);
  }
  const policy = securityHeaders({scriptHashes: scriptHashes(directory), isLoopback: true});
  return createServer((request, response) => {
    const path = request.url ?? '/';
    const [name = ''] = path.split('?');
    for (const {name, value} of policy) response.setHeader(name, value);
    // No file system takes this character; serve-handler would call it an error of its own.
    if (/%00/.test(name)) return void response.writeHead(400, {'content-type': 'text/plain; charset=utf-8'}).end('400 这个地址读不出来。');
    // The page for missing pages is no address, and a name too long for a file belongs to none; serve-handler would call that an error of its own, too.
    if (name === '/404' || name.split('/').some((part) => part.length > LONGEST_NAME)) request.url = '/-';
    const location = cleanAddress(path);
    if (location) return void response.writeHead(301, {location}).end();
    response.setHeader('Cache-Control', cacheControl(path));
    return void handler(request, response, {public: directory, cleanUrls: true, trailingSlash: false, directoryListing: false, etag: true});
  });
}

/** Listens on `port` (0: any free one) and gives the address; a busy or forbidden port is one clear sentence. */
export function listen(server: Server, port: number, host = '127.0.0.1'): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new Error(`Port ${port} is busy: stop the program that uses it, or choose another one with PORT=…`));
      else if (error.code === 'EACCES') reject(new Error(`Port ${port} needs special rights: choose one above 1023 with PORT=…`));
      else reject(error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === 'object' && address ? address.port : port}`);
    });
  });
}

/** The `PORT` variable, checked. */
export function portFromEnv(fallback: number): number {
  const text = process.env.PORT ?? String(fallback);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT=${text} is not a port: use a whole number from 0 to 65535.`);
  return port;
}
