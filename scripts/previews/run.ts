import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';
import {PREVIEWS, previewFile} from '@x2p2p/site/config/previewFile';
import {previews, previewSize} from '@x2p2p/site/config/previews';
import {launchOptions} from '../../tests/chromiumFeatures.ts';
import {NOTES, noteOf} from './drawn.ts';
import {pictureHtml} from './pictureHtml.ts';

// `npm run previews`: draws the pictures of shared links into site/static (committed: a build has neither a browser nor a Chinese font).
const STATIC = fileURLToPath(new URL('../../site/static/', import.meta.url));

rmSync(STATIC + PREVIEWS, {recursive: true, force: true});
mkdirSync(STATIC + PREVIEWS);
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({viewport: previewSize});
for (const preview of previews) {
  await page.setContent(pictureHtml(preview));
  await page.screenshot({path: STATIC + previewFile(preview.id)});
}
await browser.close();
writeFileSync(NOTES, `${JSON.stringify(Object.fromEntries(previews.map((preview) => [preview.id, noteOf(preview)])), null, 2)}\n`);
