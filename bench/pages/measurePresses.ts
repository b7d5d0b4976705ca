import type {Browser} from '@playwright/test';
import {openPage} from './openPage.ts';
import {pressCopy, pressMenu, pressSearch, pressTab} from './press.ts';

export interface Presses {
  readonly menu: number;
  readonly tab: number;
  readonly copy: number;
  readonly search: number;
}

/** The first thing that a reader presses, each in a page of its own. In ms; NaN where the page has no such control. */
export async function measurePresses(browser: Browser, url: string): Promise<Presses> {
  const first = async (press: typeof pressMenu, phone = false) => {
    const {page, close} = await openPage(browser, url, {phone});
    const time = await press(page);
    await close();
    return time;
  };
  return {menu: await first(pressMenu, true), tab: await first(pressTab), copy: await first(pressCopy), search: await first(pressSearch)};
}
