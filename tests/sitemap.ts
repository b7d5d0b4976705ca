import type {APIRequestContext} from '@playwright/test';

/** Paths of the pages that a sitemap lists, encoded as they stand in it. */
export const pathsOf = (sitemap: string): string[] => [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);

/** Paths of the pages that the served site lists. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const paths = pathsOf(await (await request.get('/sitemap.xml')).text());
  if (paths.length <= 40) throw new Error(`The sitemap lists ${paths.length} pages: there is nothing to check.`);
  return paths;
}
