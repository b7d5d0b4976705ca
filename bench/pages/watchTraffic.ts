import type {CDPSession} from '@playwright/test';

export const KINDS = ['html', 'css', 'js', 'other'] as const;
export type Kind = (typeof KINDS)[number];
export type Bytes = Readonly<Record<Kind, number>>;

interface Response {
  kind: Kind;
  bytes: number;
  /** In seconds, on the same clock as the load event. */
  end: number;
}

const kindOf = (mime: string): Kind =>
  mime.includes('html') ? 'html' : mime.includes('css') ? 'css' : mime.includes('javascript') ? 'js' : 'other';

/** What a page fetches over the network, as it arrives. */
export async function watchTraffic(devtools: CDPSession) {
  const kinds = new Map<string, Kind>();
  const cached = new Set<string>();
  const responses: Response[] = [];
  let loadedAt = Infinity;
  devtools.on('Network.requestServedFromCache', ({requestId}) => cached.add(requestId));
  devtools.on('Network.responseReceived', ({requestId, response}) => {
    kinds.set(requestId, kindOf(response.mimeType));
    if (response.fromDiskCache || response.fromPrefetchCache || /^(data|blob):/.test(response.url)) cached.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({requestId, encodedDataLength, timestamp}) => {
    if (!cached.has(requestId)) responses.push({kind: kinds.get(requestId) ?? 'other', bytes: encodedDataLength, end: timestamp});
  });
  devtools.on('Page.loadEventFired', ({timestamp}) => (loadedAt = Math.min(loadedAt, timestamp)));
  await devtools.send('Network.enable');
  await devtools.send('Page.enable');
  return {
    /** Bytes that had arrived so many seconds after the load event. */
    bytesUntil(seconds: number): Bytes {
      const arrived = responses.filter(({end}) => end <= loadedAt + seconds);
      const sum = (kind: Kind) => arrived.filter((response) => response.kind === kind).reduce((total, {bytes}) => total + bytes, 0);
      return {html: sum('html'), css: sum('css'), js: sum('js'), other: sum('other')};
    },
  };
}
