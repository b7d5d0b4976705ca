import type {BrowserContext, Page} from '@playwright/test';

/** What a page is told of its network (`navigator.connection`). */
export type Connection = {readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g'; readonly saveData?: boolean};

/** Nothing is prefetched, so each click needs the network. */
export const SAVING: Connection = {effectiveType: '4g', saveData: true};

/** Links in view are not prefetched, but those that a pointer reaches are. */
export const SLOW: Connection = {effectiveType: '3g', saveData: false};

/** Call it before the page is opened. */
export const onConnection = (tab: BrowserContext | Page, connection: Connection): Promise<unknown> =>
  tab.addInitScript((value) => Object.defineProperty(Navigator.prototype, 'connection', {configurable: true, value}), connection);
