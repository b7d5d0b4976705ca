import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {chromium, type Page} from '@playwright/test';
import {launchOptions} from '../tests/chromiumFeatures.ts';
import {icoFile} from './icoFile.ts';

// Draws the icons that programs ask for by a fixed address without reading a page, from site/static/img/favicon.svg:
// `npx tsx scripts/make-icons.ts`.
const STATIC = fileURLToPath(new URL('../site/static/', import.meta.url));
const logo = readFileSync(`${STATIC}img/favicon.svg`, 'utf8');

/** The logo on a square of that many pixels; `css` may give it a ground and a margin. */
async function draw(page: Page, size: number, css = ''): Promise<Buffer> {
  await page.setViewportSize({width: size, height: size});
  await page.setContent(
    `<!doctype html><style>body { margin: 0; } svg { display: block; box-sizing: border-box; width: 100vw; height: 100vh; ${css} }</style>${logo}`,
  );
  return page.screenshot({omitBackground: true});
}

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
const sizes = [16, 32, 48];
const pictures: {size: number; png: Buffer}[] = [];
for (const size of sizes) pictures.push({size, png: await draw(page, size)});
writeFileSync(`${STATIC}favicon.ico`, icoFile(pictures));
// iOS fills what is transparent with black, and rounds the corners off.
writeFileSync(`${STATIC}apple-touch-icon.png`, await draw(page, 180, 'padding: 22px; background: #fff;'));
await browser.close();
