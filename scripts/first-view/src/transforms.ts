import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {firstPressScript} from './page/firstPress.ts';
import {LOADER} from './page/loaderMark.ts';
import {firstScreenScript, firstScreenStyles} from './page/firstScreen.ts';
import type {PageTokens} from './pageTokens.ts';

export type PageContext = {
  readonly tokens: PageTokens;
  readonly critical: (tokens: PageTokens) => string;
  /** What runs in the page itself, and the address of what it asks for. */
  readonly inPage: string;
  readonly loader: string;
};

/** One step on the document of a page. */
export type Transform = ($: CheerioAPI, page: PageContext) => void;

/**
 * The lenient parser takes a fraction of the time of the standard one, and is enough: React closes all it opens. Entities stay as they
 * are written, and each element knows where in the HTML it stood.
 */
export const parsePage = (html: string): CheerioAPI =>
  load(html, {xml: {xmlMode: false, recognizeSelfClosing: true, decodeEntities: false, withStartIndices: true, withEndIndices: true}});

export const styleSheets = ($: CheerioAPI): Cheerio<Element> => $<Element, string>('link[rel="stylesheet"][href^="/assets/css/"]');
export const applicationScripts = ($: CheerioAPI): Cheerio<Element> => $<Element, string>('script[src^="/assets/js/"][defer]');
const inlineScripts = ($: CheerioAPI): Cheerio<Element> => $<Element, string>('script:not([src]):not([type])');

const FIRST_VIEW = 'style[data-first-view]';
const RULES = 'script[type="speculationrules"]';

/** Puts the styles that the page needs into the page; readers without script get the whole sheet as before. */
export const inlineStyles: Transform = ($, {tokens, critical}) => {
  const sheets = styleSheets($);
  sheets.first().before(`<style data-first-view>${critical(tokens)}</style>`);
  sheets.wrap('<noscript></noscript>');
};

/** The application is started by the loader instead of by the page. The page's own script stands before it, and sees whether it arrives. */
export const deferApplication: Transform = ($, {inPage, loader}) => {
  applicationScripts($).remove();
  $('body').append(`<script>${inPage}</script><script src="${loader}" defer ${LOADER}></script>`);
};

/**
 * The page behind a link is fetched and rendered ahead when the loader marks the link (see `fetchAhead`): browsers by themselves wait for a
 * pointer to rest much longer. One constant text, so that a strict policy needs one hash; the loader takes it away on a
 * poor connection, and when the router takes over.
 */
export const speculate: Transform = ($) => {
  const marked = (selector: string) => [{where: {selector_matches: selector}, eagerness: 'immediate'}];
  const rules = {prefetch: marked('[data-fetch]'), prerender: marked('[data-ahead]')};
  $('body > script:not([src])')
    .last()
    .before(`<script type="speculationrules">${JSON.stringify(rules)}</script>`);
};

/** In characters of HTML: a large screen of text, one of controls (more markup), and the most that a page may wait for. */
const SCREEN = {text: 2100, controls: 4000, most: 12_000};

/**
 * For a short page, its end, since its footer is moved by all that comes before it. Other articles only grow downwards, except
 * that later rows of a table move its columns: for them, what follows the last table that begins on the first screen (Chromium
 * waits for the start of an element, so the table itself would not do). Elsewhere, the heading a screen below the title.
 */
function endOfFirstScreen($: CheerioAPI, title: Element): [element: Element, name: string] | undefined {
  const below = (element: Element) => element.startIndex! - title.startIndex!;
  const within = (selector: string, from: number, to: number) =>
    ($(selector).toArray() as Element[]).filter((element) => below(element) >= from && below(element) < to);
  const [body] = $<Element, string>('body').toArray();
  if (body!.endIndex! - title.startIndex! <= SCREEN.most) return [$(RULES).toArray()[0] as Element, 'page-end'];
  const table = within('table', 0, SCREEN.text).at(-1);
  const isArticle = $(title).closest('article').length > 0;
  if (isArticle && !table) return undefined;
  const from = isArticle ? below(table!) : SCREEN.controls;
  const [heading] = within('h2[id], h3[id]', from, SCREEN.most);
  if (heading) return [heading, heading.attribs.id!];
  const end = table && table.endIndex! - title.startIndex!;
  const [next] = end === undefined ? [] : within('*', end, SCREEN.most);
  return next && [next, 'first-table-end'];
}

/**
 * What later content would move is painted once all of it has arrived; the rest as it comes, but from the title on: reading a
 * page's head takes the parser's first turn, so without a mark Chromium draws an empty frame before it reads on, which costs a
 * slow phone some 10 ms. (The title, not what surrounds it: Safari waits for the end of an element.) Browsers that do not know
 * this link paint as usual.
 */
export const paintWithoutShifts: Transform = ($) => {
  const [title] = $<Element, string>('h1').toArray();
  if (!title) return;
  const [element, name] = endOfFirstScreen($, title) ?? [title, 'page-title'];
  element.attribs.id ||= name;
  $(FIRST_VIEW).before(`<link rel="expect" href="#${element.attribs.id}" blocking="render">`);
};

/** Upstream's first script as it is without a colour switch: nothing to choose from. */
const CONSTANT_COLOURS = /\binitialTheme;[^]*\('data-theme', initialTheme \|\| '(\w+)'\)/;

/**
 * Without a colour switch the page states its colours itself, so the first paint waits for one script less. That script's other
 * work: `site/config/announcement.ts` reads whether the announcement was closed; attributes from the address are given up.
 */
export const sayColours: Transform = ($) => {
  for (const script of inlineScripts($).toArray()) {
    const mode = CONSTANT_COLOURS.exec($(script).text())?.[1];
    if (!mode) continue;
    $(script).remove();
    $('html').attr({'data-theme': mode, 'data-theme-choice': mode});
  }
};

/** See `firstScreen.ts` and `firstPress.ts`. Their lines join the first script of the page: one more would cost the first paint milliseconds. */
export const layOutFirstScreen: Transform = ($) => {
  const first = inlineScripts($).first();
  first.text(firstScreenScript + firstPressScript + first.text());
  $(FIRST_VIEW).prepend(firstScreenStyles());
};

/**
 * In this order: the rules stand before the scripts, which may remove them; the link stands before the inlined styles, and may wait for
 * the rules. What each is worth on this site's 98 pages, 18 kB each (brotli); a step that gained less than 1 % or 5 ms is gone:
 *
 * - `sayColours`: 0.6 % of the bytes and 4 ms of a slow phone, which alone would not keep it. But for it, an address
 *   (`?docusaurus-data-theme=dark`) would set attributes of the document, and ask for colours that pages do not carry.
 * - `inlineStyles` and `deferApplication`: one response paints the page, of which no script is needed.
 * - `layOutFirstScreen`: for 0.6 % more bytes, a sixth to a third less work of the processor until load.
 * - `speculate`: the next page is painted at the press.
 * - `paintWithoutShifts`: nothing moves that has been painted, see `tests/browser/firstView.pw.ts`.
 */
export const transforms: readonly Transform[] = [
  sayColours,
  inlineStyles,
  deferApplication,
  layOutFirstScreen,
  speculate,
  paintWithoutShifts,
];
