import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';

type Violation = {readonly id: string; readonly nodes: readonly {readonly target: unknown; readonly failureSummary?: string}[]};

declare global {
  interface Window {
    axe: {run(context?: unknown, options?: object): Promise<{violations: Violation[]}>};
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Gives the page `axe`: not by a script tag, which the site's policy refuses. */
export const loadAxe = (page: Page): Promise<unknown> => page.evaluate(source);

/** Each violation with the first places where it stands. */
export const inWords = (violations: readonly Violation[]): string[] =>
  violations.map(({id, nodes}) => `${id}: ${nodes.map(({target, failureSummary}) => `${String(target)} ${failureSummary ?? ''}`).slice(0, 3).join(' | ')}`);
