import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {brand} from '@x2p2p/site/config/brand';
import type {Book} from '@x2p2p/site/data/downloads';
import {bookHtml} from './bookHtml.ts';
import {chapters} from './chapters.ts';
import {faultsOf} from './faultsOf.ts';
import {printBook} from './printBook.ts';
import {readPdf, type ReadPdf} from './readPdf.ts';
import {sitePages} from './sitePages.ts';

type From = {
  readonly build: string;
  /** Where the site is. */
  readonly site: string;
  readonly day: string;
};

/** Prints a book from the built site into a file, and fails where that lacks anything. */
export async function makeBook(browser: Browser, book: Book, path: string, {build, site, day}: From): Promise<ReadPdf> {
  const pages = sitePages(build);
  const parts = chapters(book, readFileSync(join(build, 'llms.txt'), 'utf8'));
  const html = bookHtml({title: `${brand.name} ${book.name}`, site, day, parts}, pages);
  const printed = await printBook(browser, html, {build, site});
  writeFileSync(path, printed.pdf);
  const pdf = readPdf(path);
  const faults = [...printed.faults, ...faultsOf(printed, pdf)];
  if (faults.length > 0) throw new Error(`${path} is not as it should be:\n${faults.join('\n')}`);
  return pdf;
}
