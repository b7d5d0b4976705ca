import './requireNode.ts';
import {copyFileSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {owner} from '@x2p2p/site/config/owner';
import {ownerValue} from '@x2p2p/site/config/ownerValue';
import {books} from '@x2p2p/site/data/downloads';
import {launchOptions} from '../tests/chromiumFeatures.ts';
import {findProgram} from '../tests/programs.ts';
import {made} from './offline/made.ts';
import {makeBook} from './offline/makeBook.ts';
import {NoChineseFont} from './offline/printBook.ts';
import {BUILD_DIR} from './siteServer.ts';

// `npm run pdf`: the documentation of the built site as one PDF, and one for each SDK, which the next build offers at /docs/offline.
// Ends with 2 where a program or a font is missing, with 1 where a PDF is not as it should be.
async function printAll(): Promise<void> {
  const {missing} = findProgram('poppler');
  if (missing !== undefined) return fail(missing, 2);
  const folder = mkdtempSync(join(tmpdir(), 'x2-pdf-'));
  const browser = await chromium.launch(launchOptions());
  const from = {build: BUILD_DIR, site: ownerValue(owner.siteUrl), day: new Date().toISOString().slice(0, 10)};
  try {
    for (const book of books) {
      const path = made(book.file);
      // One that fails is not offered, nor in its place what was printed before; it stays where it was looked at.
      rmSync(path, {force: true});
      const unchecked = join(folder, book.file);
      const {pages, outline} = await makeBook(browser, book, unchecked, from);
      copyFileSync(unchecked, path);
      console.log(`${path}: ${pages} pages, ${outline.length} entries in the outline`);
    }
    rmSync(folder, {recursive: true});
  } catch (error) {
    fail((error as Error).message, error instanceof NoChineseFont ? 2 : 1);
  } finally {
    await browser.close();
  }
}

function fail(message: string, code: number): void {
  console.error(message);
  process.exitCode = code;
}

await printAll();
