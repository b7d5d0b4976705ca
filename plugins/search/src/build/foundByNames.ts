import type {ExtractedPage} from './extractPage.ts';

/** Marks the pages on these routes as found only by what names their sections, because other pages say the same. */
export const foundByNames = (pages: readonly ExtractedPage[], routes: RegExp): ExtractedPage[] =>
  pages.map((page) => (routes.test(page.route) ? {...page, records: page.records.map((record) => ({...record, namesOnly: true}))} : page));
