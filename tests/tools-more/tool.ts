import {test as base, expect, type Page} from '@playwright/test';
import {open} from '../page.ts';

/** `page` fails its test on an uncaught error. */
export const test = base.extend({
  page: async ({page}, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    expect(errors, 'uncaught errors').toEqual([]);
  },
});

export {expect};

export const tools = ['latency', 'config', 'check-up', 'cost'] as const;

/** Opens a tool and waits until React has taken it over. */
export async function openTool(page: Page, tool: (typeof tools)[number], search = ''): Promise<void> {
  await open(page, `/tools/${tool}${search}`);
}

/** What is written where a number should be, and is none. */
export async function expectNoNonsense(page: Page): Promise<void> {
  expect(await page.locator('main').innerText()).not.toMatch(/\b(NaN|Infinity|undefined)\b|\[object|(?<!\/dev\/)\bnull\b/);
}
