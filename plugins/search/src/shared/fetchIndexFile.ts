const CACHE = 'x2-search';
const HASHED = /-[0-9a-f]{10}[./]/;

/** Storage may be refused, absent or full; search then asks the network every time. */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(CACHE);
  } catch {
    return undefined;
  }
}

/** One file of the index, from the network, or from an earlier visit when there is no network. */
export async function fetchIndexFile(url: string): Promise<ArrayBuffer> {
  const cache = await openCache();
  const kept = await cache?.match(url).catch(() => undefined);
  // A hash in the name identifies the content: what was kept under that name cannot be outdated.
  if (kept && HASHED.test(url)) return kept.arrayBuffer();
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    // Keeping must not delay the answer; a full disk costs the offline copy, nothing else.
    cache?.put(url, response.clone()).catch(() => undefined);
    return await response.arrayBuffer();
  } catch (error) {
    if (kept) return kept.arrayBuffer();
    throw error;
  }
}

/** Drops what an earlier build left behind; what cannot be dropped only takes up space. */
export async function forgetOtherFiles(current: readonly string[]): Promise<void> {
  const cache = await openCache();
  if (!cache) return;
  const old = (await cache.keys().catch(() => [])).filter(({url}) => !current.some((name) => url.includes(`/${name}`)));
  await Promise.all(old.map((request) => cache.delete(request).catch(() => undefined)));
}
