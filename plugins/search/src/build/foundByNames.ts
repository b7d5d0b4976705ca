import type {ExtractedPage} from './extractPage.ts';

/** The pages, of which those on these routes are found by what names their sections alone: other pages say the same. */
export const foundByNames = (pages: readonly ExtractedPage[], routes: RegExp): ExtractedPage[] =>
  pages.map((page) => (routes.test(page.route) ? {...page, records: page.records.map((record) => ({...record, namesOnly: true}))} : page));
