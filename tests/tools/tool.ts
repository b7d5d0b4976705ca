import type {Page} from '@playwright/test';
import {NONSENSE} from '../nonsense.ts';
import {expect, open} from '../page.ts';

/** The tools that tests open with a query: every tool reads it, wherever the tool itself writes. */
export const calculators = ['latency', 'config', 'check-up', 'cost'] as const;

/** Opens a tool and waits until React has taken it over. */
export async function openTool(page: Page, tool: (typeof calculators)[number], search = ''): Promise<void> {
  await open(page, `/tools/${tool}${search}`);
}

export async function expectNoNonsense(page: Page): Promise<void> {
  expect(await page.locator('main').innerText()).not.toMatch(NONSENSE);
}
