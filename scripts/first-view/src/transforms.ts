import {firstPressScript} from './page/firstPress.ts';
import {firstScreenScript, firstScreenStyles} from './page/firstScreen.ts';
import {minifyScripts} from './minifyScripts.ts';
import type {PageTokens} from './pageTokens.ts';

export type PageContext = {
  readonly tokens: PageTokens;
  readonly critical: (tokens: PageTokens) => string;
  readonly loader: string;
};

/** The first of the scripts at the end of a page. */
const RULES = '<script type=speculationrules';

/** One idempotent step on the HTML of a page. */
export type Transform = (html: string, page: PageContext) => string;

export const STYLESHEET = /<link rel="?stylesheet"? href="?(\/assets\/css\/[^\s">]+)"?\s*\/?>/g;
export const SCRIPT = /<script src="?(\/assets\/js\/[^\s">]+)"? defer(?:="[^"]*")?><\/script>/g;

/** Puts the styles that the page needs into the page; readers without script get the whole sheet as before. */
export const inlineStyles: Transform = (html, {tokens, critical}) => {
  if (html.includes('<style data-first-view>')) return html;
  let inlined = false;
  return html.replace(STYLESHEET, (link) => {
    const styles = inlined ? '' : `<style data-first-view>${critical(tokens)}</style>`;
    inlined = true;
    return `${styles}<noscript>${link}</noscript>`;
  });
};

/** The application is started by the loader instead of by the page. */
export const deferApplication: Transform = (html, {loader}) => {
  const bare = html.replace(SCRIPT, '');
  // A function, so that a `$` in the loader is not read as a pattern.
  return bare === html ? html : bare.replace('</body>', () => `<script>${loader}</script></body>`);
};

/**
 * The page behind a link is rendered ahead when the loader marks the link (see `fetchAhead`): browsers by themselves wait for a
 * pointer to rest much longer. One constant text, so that a strict policy needs one hash; the loader takes it away on a
 * poor connection, and when the router takes over.
 */
export const speculate: Transform = (html) => {
  if (html.includes(RULES)) return html;
  const rules = {prerender: [{where: {selector_matches: '[data-ahead]'}, eagerness: 'immediate'}]};
  const loader = html.lastIndexOf('<script>');
  return loader < 0 ? html : `${html.slice(0, loader)}${RULES}>${JSON.stringify(rules)}</script>${html.slice(loader)}`;
};

/** In characters of HTML: a large screen of text, one of controls (more markup), and the most that a page may wait for. */
const SCREEN = {text: 2100, controls: 4000, most: 12_000};

/** An element to wait for: one with an id, or the place in the page where one is given. */
type Mark = {readonly id: string; readonly at?: number};

/** The element whose tag's name ends at a place in the page. */
function markOf(html: string, at: number, id: string): Mark {
  const own = /\bid="?([^\s">]+)/.exec(html.slice(at, html.indexOf('>', at)))?.[1];
  return own ? {id: own} : {id, at};
}

/**
 * For a short page, its end, since its footer is moved by all that comes before it. Other articles only grow downwards, except
 * that later rows of a table move its columns: for them, what follows the last table that begins on the first screen (Chromium
 * waits for the start of an element, so the table itself would not do). Elsewhere, the heading a screen below the title.
 */
function endOfFirstScreen(html: string, title: number): Mark | undefined {
  const end = html.indexOf(RULES, title);
  if (end >= 0 && end - title <= SCREEN.most) return {id: 'page-end', at: end + RULES.length};
  const text = html.slice(title, title + SCREEN.most);
  const table = text.slice(0, SCREEN.text).lastIndexOf('<table');
  const isArticle = html.lastIndexOf('<article', title) >= 0;
  const from = isArticle ? table : SCREEN.controls;
  if (from < 0) return undefined;
  const heading = [...text.matchAll(/<h[23] [^>]*\bid="?([^\s">]+)/g)].find(({index}) => index >= from)?.[1];
  if (heading) return {id: heading};
  const next = table < 0 ? null : /<\/table>[^]*?<[a-z]\w*(?=[^>]*>)/.exec(text.slice(table));
  return next ? markOf(html, title + table + next.index + next[0].length, 'first-table-end') : undefined;
}

/**
 * What later content would move is painted once all of it has arrived; the rest as it comes, but from the title on: reading a
 * page's head takes the parser's first turn, so without a mark Chromium draws an empty frame before it reads on, which costs a
 * slow phone some 10 ms. (The title, not what surrounds it: Safari waits for the end of an element.) Browsers that do not know
 * this link paint as usual.
 */
export const paintWithoutShifts: Transform = (html) => {
  const title = html.indexOf('<h1');
  if (html.includes('rel=expect') || title < 0) return html;
  const {id, at} = endOfFirstScreen(html, title) ?? markOf(html, title + '<h1'.length, 'page-title');
  const marked = at ? `${html.slice(0, at)} id=${id}${html.slice(at)}` : html;
  return marked.replace('<style data-first-view>', `<link rel=expect href=#${id} blocking=render><style data-first-view>`);
};

/** Upstream's first script as it is without a colour switch: nothing to choose from. */
const CONSTANT_COLOURS = /<script>[^<]*\binitialTheme;[^<]*\('data-theme', initialTheme \|\| '(\w+)'\)[^<]*<\/script>\n?/;

/**
 * Without a colour switch the page states its colours itself, so the first paint waits for one script less. That script's other
 * work: `site/config/announcement.ts` reads whether the announcement was closed; attributes from the address are given up.
 */
export const sayColours: Transform = (html) => {
  const mode = CONSTANT_COLOURS.exec(html)?.[1];
  return mode ? html.replace(CONSTANT_COLOURS, '').replace('<html ', `<html data-theme=${mode} data-theme-choice=${mode} `) : html;
};

/** Docusaurus leaves its pages as React wrote them: `scripts/build-site.ts` says why. */
export const shortenScripts: Transform = (html) => (html.includes('<style data-first-view>') ? html : minifyScripts(html));

/**
 * Drops the slashes of elements that have no content. End tags stay, also those that HTML implies: simple parsers, of which readers'
 * programs have many, find no end of a list without them.
 */
export const shortenTags: Transform = (html) => html.replace(/(<(?:br|hr|img|input|link|meta|source)\b[^<>]*?) ?\/>/g, '$1>');

/** See `firstScreen.ts` and `firstPress.ts`. Their lines join the first script of the page: one more would cost the first paint milliseconds. */
export const layOutFirstScreen: Transform = (html) =>
  html.includes(firstScreenScript)
    ? html
    : html
        .replace('<script>', () => `<script>${firstScreenScript}${firstPressScript}`)
        .replace('<style data-first-view>', `<style data-first-view>${firstScreenStyles()}`);

/** In this order: the rules stand before the loader, which may remove them; the link stands before the inlined styles, and may wait for the rules. */
export const transforms: readonly Transform[] = [
  sayColours,
  shortenScripts,
  shortenTags,
  inlineStyles,
  deferApplication,
  layOutFirstScreen,
  speculate,
  paintWithoutShifts,
];
