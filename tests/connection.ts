import type {BrowserContext, Page} from '@playwright/test';

/** What a page is told of its network (`navigator.connection`). */
export type Connection = {readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g'; readonly saveData?: boolean};

/** Nothing is prefetched and the application does not start by itself, so each click needs the network. */
export const SAVING: Connection = {effectiveType: '4g', saveData: true};

/** The application starts by itself in a quiet moment. */
export const GOOD: Connection = {effectiveType: '4g', saveData: false};

/** On 3G the application does not start by itself either, but links are still prefetched on hover. */
export const SLOW: Connection = {effectiveType: '3g', saveData: false};

/** Call it before the page is opened. */
export const onConnection = (tab: BrowserContext | Page, connection: Connection): Promise<unknown> =>
  tab.addInitScript((value) => Object.defineProperty(Navigator.prototype, 'connection', {configurable: true, value}), connection);
