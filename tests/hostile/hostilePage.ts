import {test as base, expect, type Page} from '@playwright/test';
import {NONSENSE} from '../nonsense.ts';
import {noteErrors, noteForeignRequests} from '../pageProblems.ts';

/** `page` fails its test when anything ran, asked another host, was refused by the policy, or threw. */
export const test = base.extend({
  page: async ({page, baseURL}, use) => {
    const {host} = new URL(baseURL!);
    const problems = noteForeignRequests(page, (url) => url.host === host);
    noteErrors(page, problems);
    page.on('dialog', (dialog) => (problems.push(`dialog: ${dialog.message()}`), void dialog.dismiss()));
    page.on('popup', (popup) => problems.push(`new window: ${popup.url()}`));
    await page.addInitScript(inspectPage, NONSENSE.source);
    await use(page);
    expect(problems).toEqual([]);
  },
});

export {expect};

export type Inspect = {
  /** What is wrong with the page now, in words; `text` is what was put into it. */
  readonly problems: (text: string) => readonly string[];
  /** The same, of what stays: a page that was given a new address may show the one before for a moment. */
  readonly lasting: (text: string) => Promise<readonly string[]>;
  /** Waits until React has rendered and `isThere` holds, for at most 5 s; tells whether it holds. */
  readonly settled: (isThere?: () => boolean) => Promise<boolean>;
};

/** Runs in the page. */
function inspectPage(nonsenseSource: string): void {
  const NONSENSE = new RegExp(nonsenseSource);
  const POSSIBLY = /NaN|Infinity|undefined|\[object|null/;
  /** The text of the page without the places that may quote what was put in. */
  const outsideQuotations = (main: HTMLElement): string => {
    const copy = main.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('textarea, code, [role=alert], p[id$=-problem]').forEach((element) => element.remove());
    return copy.textContent.replaceAll(/「[^」]*」/g, '');
  };
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
  const problems = (text: string): string[] => {
    const found: string[] = [];
    const main = document.querySelector<HTMLElement>('main');
    if ('fired' in window) found.push('text was run as script');
    if ('polluted' in {}) found.push('the prototype of all objects was changed');
    if (document.querySelector('[data-hostile]')) found.push('text became markup');
    if ([...document.scripts].some(({src}) => src && new URL(src).origin !== location.origin)) found.push('a script of another host');
    if ([...document.links].some(({protocol}) => !/^(https?|mailto|blob):$/.test(protocol))) found.push('a link that is no address');
    if (!main?.querySelector('h1')?.textContent?.trim()) found.push('no heading');
    if (/This page crashed|Page Error/.test(document.title + (main?.textContent ?? '').slice(0, 2000))) found.push('the page crashed');
    // Search results quote the documentation, which mentions undefined.
    // Visible text is known only after a layout, so it is read only where the raw text looks suspicious.
    const isSuspect = location.pathname !== '/search' && POSSIBLY.test(main?.textContent ?? '');
    // If the text that was put in contains such a word, the page may quote it, but show it nowhere else.
    const shown = !isSuspect ? '' : NONSENSE.test(text) ? outsideQuotations(main!) : main!.innerText;
    const nonsense = NONSENSE.exec(shown);
    if (nonsense) found.push(`shown: ${shown.slice(Math.max(0, nonsense.index - 40), nonsense.index + 40)}`);
    return found;
  };
  const settled = async (isThere = () => true) => {
    for (const end = Date.now() + 5000; Date.now() < end;) {
      await pause();
      await pause();
      if (isThere()) return true;
    }
    return false;
  };
  const lasting = async (text: string) => {
    let found = problems(text);
    await settled(() => (found = problems(text)).length === 0);
    return found;
  };
  Object.assign(window, {inspect: {problems, lasting, settled} satisfies Inspect});
}

/** What is wrong with the page now, as `Inspect` says it. */
export const problemsNow = (page: Page, text = ''): Promise<readonly string[]> =>
  page.evaluate((put) => (window as unknown as {inspect: Inspect}).inspect.problems(put), text);

export type Case = {readonly name: string; readonly text: string};

export const casesOf = (strings: Readonly<Record<string, string>>): Case[] => Object.entries(strings).map(([name, text]) => ({name, text}));

/** JSON in ASCII: lone surrogates do not survive the way to the browser in any other form. */
export const asJson = (cases: readonly Case[]): string =>
  JSON.stringify(cases).replace(/[\u007f-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Fails unless each of `expected` cases was run and none found anything. */
export function expectHarmless(outcomes: readonly {readonly name: string; readonly found: readonly string[]}[], expected: number): void {
  expect(outcomes.filter(({found}) => found.length > 0).map(({name, found}) => `${name}: ${found.join('; ')}`)).toEqual([]);
  expect(outcomes.length, 'cases that were run').toBe(expected);
}
