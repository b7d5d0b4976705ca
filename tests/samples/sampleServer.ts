import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {bundleSample, replaceAddresses, type Addresses} from './bundleSample.ts';
import {configHeaders} from './configHeaders.ts';
import {EXAMPLES_DIR} from '../../scripts/verified/sampleCases.ts';
import {answering, sampleCdn, send, type SampleCdn} from './sampleCdn.ts';
import {VENDOR_FILES} from './vendorFiles.ts';

/** The samples' own site, whose pages the CDN of `hls-cors` admits. */
const RESERVED_SITE = 'https://www.x2p2p.example';

/** Where samples are served under the policy of `hls-csp`, with their media on the other origin of `hls-cors`. */
export const CROSS_ORIGIN = 'cross-origin';

export type SampleServer = Omit<SampleCdn, 'answer'> & {
  readonly origin: string;
  /** From now on the policy of `hls-csp` does not allow this source in this directive. */
  refuse(directive: string, source: string): void;
  /** From now on samples have no token, which an engine with a tracker refuses. */
  loseToken(): void;
  close(): Promise<void>;
};

/** Serves samples, their media and the small backend that some of them call. */
export async function startSampleServer(trackerUrl: string, trackerToken: string): Promise<SampleServer> {
  let token = trackerToken;
  const {answer: answerAsCdn, ...files} = sampleCdn(() => cdn.url);
  let viewers = 0;
  let policy = configHeaders('hls-csp')['Content-Security-Policy']!;

  const cdn = await answering(async (request, response) => {
    const headers = Object.entries(configHeaders('hls-cors')).map(([name, value]): [string, string] => [
      name,
      value.replace(RESERVED_SITE, pages.url),
    ]);
    response.setHeaders(new Map(headers));
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (!(await answerAsCdn(request, response))) response.writeHead(404).end();
  });

  const pages = await answering(async (request, response) => {
    if (await answerAsCdn(request, response)) return;
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const isCrossOrigin = pathname.startsWith(`/${CROSS_ORIGIN}/`);
    const [first = '', name = ''] = pathname.split('/').slice(isCrossOrigin ? 2 : 1);
    if (pathname === '/api/play') {
      viewers += 1;
      return send(JSON.stringify({url: `/t/viewer-${viewers}/stream/index.m3u8`, contentId: 'course-42'}), '.json', response);
    }
    if (first === 'sdk') return send(readFileSync(VENDOR_FILES[name]!), '.js', response);
    const addresses = addressesFor(isCrossOrigin ? cdn.url : pages.url, trackerUrl, token);
    if (isCrossOrigin) response.setHeader('Content-Security-Policy', replaceAddresses(policy, addresses));
    if (name === '') return send(pageOf(first, addresses), '.html', response);
    if (name === 'main.js') return send(await scriptOf(first, addresses), '.js', response);
    response.writeHead(404).end();
  });

  return {
    ...files,
    origin: pages.url,
    refuse: (directive, source) => {
      const rest = policy.replace(new RegExp(`(${directive}(?: [^ ;]+)*) ${source}(?=[ ;]|$)`), '$1');
      if (rest === policy) throw new Error(`${directive} does not allow ${source}: ${policy}`);
      policy = rest;
    },
    loseToken: () => (token = ''),
    close: async () => {
      await Promise.all([pages.close(), cdn.close()]);
    },
  };
}

function addressesFor(cdnOrigin: string, trackerUrl: string, trackerToken: string): Addresses {
  return {
    'https://cdn.x2p2p.example': cdnOrigin,
    'wss://tracker.x2p2p.example/announce': trackerUrl,
    'wss://tracker.x2p2p.example': new URL(trackerUrl).origin,
    YOUR_TOKEN: trackerToken,
  };
}

function pageOf(name: string, addresses: Addresses): string {
  const html = readFileSync(join(EXAMPLES_DIR, name, 'index.html'), 'utf8');
  return replaceAddresses(html, addresses).replace(/\.\/main\.tsx?/, './main.js');
}

/** A plain script is served as it is written; a module goes through the bundler. */
async function scriptOf(name: string, addresses: Addresses): Promise<string> {
  const plain = join(EXAMPLES_DIR, name, 'main.js');
  return existsSync(plain) ? replaceAddresses(readFileSync(plain, 'utf8'), addresses) : bundleSample(name, addresses);
}
