import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchOptions} from '../options.ts';
import {extractPage, type ExtractedPage} from './extractPage.ts';
import {isSearchable} from './isSearchable.ts';

function readHtml(outDir: string, route: string): string | undefined {
  for (const file of [`${route}.html`, `${route}/index.html`, route]) {
    try {
      return readFileSync(path.join(outDir, file), 'utf8');
    } catch {
      // The next spelling is tried; a route without a file is reported by the caller.
    }
  }
  return undefined;
}

/** The searchable pages of a finished build, in the order of the routes. */
export function readPages(
  outDir: string,
  baseUrl: string,
  routes: readonly string[],
  {ignored, structure}: Pick<SearchOptions, 'ignored' | 'structure'>,
): ExtractedPage[] {
  const clean = routes.map((route) => `/${decodeURI(route).slice(baseUrl.length).replace(/\/$/, '')}`);
  const pages: ExtractedPage[] = [];
  for (const route of [...new Set(clean)].filter((route) => isSearchable(route, ignored))) {
    const html = readHtml(outDir, route);
    if (html === undefined) throw new Error(`Search: the build has no HTML for ${route}`);
    const page = extractPage(html, route, structure.routes.test(route) ? structure.headings : undefined);
    if (page) pages.push(page);
  }
  return pages;
}
