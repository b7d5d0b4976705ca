import type {Page} from '@playwright/test';
import {ask, openSearch} from '../../bench/search/searchBox.ts';
import {breakLinks} from '../../tests/breakLinks.ts';
import {languageMenu, phoneMenu, stillToLayOut, takenOver, touch} from '../../tests/page.ts';

type Act = (page: Page) => Promise<unknown>;

/** A state of a page that is worth a look, and how a reader gets there. */
export type State = {
  readonly name: string;
  readonly reach: (page: Page, path: string) => Promise<unknown>;
  /** What lies over the page covers one screen, and the page behind it says nothing new. */
  readonly isOverlay?: true;
  /** Bytes and clocks are on show: no two pictures of it are alike. */
  readonly isLive?: true;
};

/** Opens a page as tests do, but waits patiently: a test is about the wait, too, and here only the end counts. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await touch(page);
  await takenOver(page).waitFor({state: 'attached'});
  // The whole style sheet comes with the application; until then a page has the rules of its own first state.
  await page.waitForFunction(() => [...document.styleSheets].some(({href}) => href !== null));
  await stillToLayOut(page).first().waitFor({state: 'detached'});
}

/** A state that a reader reaches by doing something on the open page. */
export const after = (name: string, act: Act): State => ({
  name,
  reach: async (page, path) => {
    await open(page, path);
    await act(page);
  },
});

/** A state that the query of an address brings; `sign` is where the page shows it. */
export const at = (name: string, query: string, sign: string): State => ({
  name,
  reach: async (page, path) => {
    await open(page, path + query);
    await page.locator(sign).first().scrollIntoViewIfNeeded();
  },
});

export const live = (state: State): State => ({...state, isLive: true});

const overlay = (state: State): State => ({...state, isOverlay: true});

export const atRest: State = {name: 'rest', reach: open};

/** The colours of dark panels, over the whole page. */
export const dark = after('dark', (page) => page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark')));

/** The menu of a phone; where the navbar has room for its links, that of languages. */
export const menuOpen = overlay(
  after('menu', async (page) => {
    const hamburger = page.locator('.navbar__toggle:visible');
    if (!(await hamburger.isVisible())) return languageMenu(page).press('Enter');
    await hamburger.click();
    await phoneMenu(page).waitFor();
  }),
);

/** After a search in the box that opens over every page. */
export const searched = (name: string, query: string): State =>
  overlay(
    after(name, async (page) => {
      await openSearch(page);
      await ask(page, query);
    }),
  );

export const tabChanged = (label: string): State =>
  after('tab', (page) => page.getByRole('tab', {name: label, exact: true}).first().click());

/** The introduction, which the first link of the footer leads to, throws while it is drawn. */
export const crashed = after('crashed', async (page) => {
  await page.evaluate(breakLinks, {within: 'article', times: Infinity, under: '快速开始'});
  await page.locator('.footer').getByRole('link').first().click();
  await page.getByRole('heading', {name: /This page crashed/}).waitFor();
});
