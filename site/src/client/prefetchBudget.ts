type Prefetch = (path: string) => false | Promise<unknown>;
type Site = {docusaurus: {readonly prefetch: Prefetch}};

const MINUTE_MS = 60_000;
/** 100 KiB a minute, of which the page that is fetched last may take 30. */
const ENOUGH_BYTES = 70 * 1024;

/** What prefetching has cost within the last minute. */
function spent(): number {
  const since = performance.now() - MINUTE_MS;
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({initiatorType, name, startTime}) => initiatorType === 'link' && name.endsWith('.js') && startTime > since)
    .reduce((sum, {transferSize}) => sum + transferSize, 0);
}

/** Browsers that do not report their connection are treated as on 4G: few of them are on less. */
const isSlow = () => ((navigator as {connection?: {effectiveType?: string}}).connection?.effectiveType ?? '4g') !== '4g';

/**
 * A page has thirty links in view, of which a reader follows one: one page after the other is fetched, and no more within a minute than a
 * long page weighs. What the pointer or a finger reaches is fetched in any case, by another function of upstream's.
 */
export function withinBudget(prefetch: Prefetch): Prefetch {
  let before: Promise<unknown> = Promise.resolve();
  return (path) => {
    const turn = before.then(() => !isSlow() && spent() < ENOUGH_BYTES && prefetch(path));
    before = turn.catch(() => undefined);
    return turn;
  };
}

/** After upstream's entry, which freezes and sets the object. */
export function limitPrefetching(): void {
  const site = window as unknown as Site;
  site.docusaurus = {...site.docusaurus, prefetch: withinBudget(site.docusaurus.prefetch)};
}
