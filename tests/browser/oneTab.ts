import {test as base, type Page} from '@playwright/test';
import {expect} from '../page.ts';
import {noteErrors, noteForeignRequests} from '../pageProblems.ts';
import {watchShifts, type Shifts} from '../shifts.ts';

type Tab = {readonly page: Page; readonly problems: string[]; readonly shifts: () => Promise<Shifts>};

/**
 * All tests of a worker open their pages in one tab, with reduced motion: a tab of its own costs each page a process and the
 * compilation of all scripts, several times what the test itself takes. For tests that leave nothing behind that the next page
 * could find.
 */
export const testInOneTab = base.extend<{shifts: Tab['shifts']}, {tab: Tab}>({
  tab: [
    async ({browser}, use, {project}) => {
      const {baseURL, locale} = project.use;
      const page = await browser.newPage({baseURL, locale, reducedMotion: 'reduce'});
      const {hostname} = new URL(baseURL!);
      const problems = noteErrors(
        page,
        noteForeignRequests(page, (url) => url.hostname === hostname),
      );
      await use({page, problems, shifts: await watchShifts(page)});
      await page.close();
    },
    {scope: 'worker'},
  ],
  page: async ({tab: {page, problems}, viewport}, use) => {
    problems.length = 0;
    await page.setViewportSize(viewport!);
    await use(page);
    expect(problems).toEqual([]);
  },
  shifts: ({tab}, use) => use(tab.shifts),
});
