import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {tsxHelper} from '../../bench/tsxHelper.ts';

/** On paper, in millimetres; text of the site is set a fifth smaller. */
const PAPER = {width: 210, height: 297, margin: {side: 16, top: 16, bottom: 20}};
const SCALE = 0.8;
/** What Chromium lays a page out for, in its pixels. */
const WIDTH = Math.floor(((PAPER.width - 2 * PAPER.margin.side) * 96) / 25.4 / SCALE);

const FOOTER = '<p style="width: 100%; text-align: center; font-size: 8px"><span class="pageNumber"></span></p>';

export type Printed = {
  readonly pdf: Buffer;
  /** Its headings, in order. */
  readonly headings: readonly string[];
  /** What its links within the document lead to. */
  readonly anchors: readonly string[];
  /** What is wrong with it, a sentence each. */
  readonly faults: readonly string[];
};

/** Prints a document with the files of a built site, and looks in it for what paper would not show. */
export async function printBook(
  browser: Browser,
  html: string,
  {build, site}: {readonly build: string; readonly site: string},
): Promise<Printed> {
  const page = await browser.newPage({viewport: {width: WIDTH, height: 1000}, locale: 'zh-CN', reducedMotion: 'reduce'});
  try {
    await page.addInitScript(tsxHelper);
    await page.emulateMedia({media: 'print'});
    const book = `${site}/book`;
    const missing: string[] = [];
    await page.route('**', (route) => {
      const address = route.request().url();
      if (address === book) return route.fulfill({contentType: 'text/html; charset=utf-8', body: html});
      const file = join(build, new URL(address).pathname);
      if (address.startsWith(`${site}/`) && existsSync(file)) return route.fulfill({path: file});
      missing.push(`${address} is not in the build.`);
      return route.abort();
    });
    await page.goto(book, {waitUntil: 'load'});
    if (!(await page.evaluate(hasChinese))) throw new NoChineseFont();
    const {headings, anchors, faults} = await page.evaluate(inspect, WIDTH);
    const {side, top, bottom} = PAPER.margin;
    const pdf = await page.pdf({
      width: `${PAPER.width}mm`,
      height: `${PAPER.height}mm`,
      margin: {left: `${side}mm`, right: `${side}mm`, top: `${top}mm`, bottom: `${bottom}mm`},
      scale: SCALE,
      displayHeaderFooter: true,
      headerTemplate: '<i></i>',
      footerTemplate: FOOTER,
      printBackground: true,
      outline: true,
      tagged: true,
    });
    return {pdf, headings, anchors, faults: [...missing, ...faults]};
  } finally {
    await page.close();
  }
}

export class NoChineseFont extends Error {
  override message = 'No Chinese font is installed, and the PDF would show boxes: install one, on Debian the package fonts-noto-cjk.';
}

/** Runs in the page: without a Chinese font every character is drawn as the same box. */
function hasChinese(): boolean {
  const drawn = (text: string) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d')!;
    context.font = '40px system-ui, sans-serif';
    context.fillText(text, 10, 60);
    return canvas.toDataURL();
  };
  return drawn('\u4e2d') !== drawn('\u6587');
}

/** Runs in the page. */
function inspect(width: number): Pick<Printed, 'headings' | 'anchors' | 'faults'> {
  const textOf = (element: Element) => element.textContent.trim().slice(0, 60);
  const within = [...document.querySelectorAll('a[href^="#"]')].map((link) => decodeURIComponent(link.getAttribute('href')!.slice(1)));
  const anchors = [...new Set(within)];
  const lost = anchors.filter((id) => !document.getElementById(id)).map((id) => `A link leads to #${id}, which is not there.`);
  const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `Two elements are called ${id}.`);
  const clipped = [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((element) => {
      if (element.closest('svg')?.contains(element.parentElement)) return false;
      const isCut = getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      return element.getClientRects().length > 0 && (element.getBoundingClientRect().right > width + 1 || isCut);
    })
    .map((element) => `<${element.localName} class="${element.className}"> is wider than the page: ${textOf(element)}`);
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => heading.textContent);
  return {headings, anchors, faults: [...lost, ...twice, ...clipped]};
}
