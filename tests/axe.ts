import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';

type Violation = {readonly id: string; readonly nodes: readonly {readonly target: unknown; readonly failureSummary?: string}[]};

declare global {
  interface Window {
    axe: {configure(spec: object): void; run(context?: unknown, options?: object): Promise<{violations: Violation[]}>};
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Readers who use voice control say what a button shows. axe tags this rule as experimental, and so would leave it out. */
const LABEL_IN_NAME = {id: 'label-content-name-mismatch', enabled: true, tags: ['wcag21a', 'wcag253']};

/** Gives the page `axe`: not by a script tag, which the site's policy refuses. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(source);
  await page.evaluate((rules) => window.axe.configure({rules}), [LABEL_IN_NAME]);
}

/** Each violation with the first places where it stands. */
export const inWords = (violations: readonly Violation[]): string[] =>
  violations.map(
    ({id, nodes}) =>
      `${id}: ${nodes
        .map(({target, failureSummary}) => `${String(target)} ${failureSummary ?? ''}`)
        .slice(0, 3)
        .join(' | ')}`,
  );
