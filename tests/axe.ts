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

/** Fingers: WCAG 2.5.8, which axe checks only where it is asked to. */
const TARGET_SIZE = {id: 'target-size', enabled: true};

/** Gives the page `axe`: not by a script tag, which the site's policy refuses. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(source);
  await page.evaluate((rules) => window.axe.configure({rules}), [LABEL_IN_NAME, TARGET_SIZE]);
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

/** Reports only violations in full, and does not read style sheets again, which no rule in use needs: a third of the time. */
export const QUICKLY = {resultTypes: ['violations'], preload: {assets: ['media']}};
const CONTRAST = 'color-contrast';

/** Hashes of the looks whose contrast this worker has found good: what looks alike has the same contrast on every page. */
const goodLooks = new Set<string>();

/**
 * Checks contrast once for all elements that look alike: it is by far the slowest rule, a table has hundreds of such cells, and pages
 * share most of their looks. Of the other rules only one depends on colours; in another theme of a page the rest need not run again.
 */
export async function violations(page: Page, which: 'every rule' | 'rules about colours' = 'every rule'): Promise<string[]> {
  const rest = which === 'every rule' ? {...QUICKLY, rules: {[CONTRAST]: {enabled: false}}} : {...QUICKLY, runOnly: ['link-in-text-block']};
  const {found, looks} = await page.evaluate(
    async ({rest, contrast, good}) => {
      const known = new Map<Element, string>();
      const look = (element: Element): string => {
        // The classes of <html> differ from page to page.
        if (element === document.documentElement) return '';
        const path = known.get(element);
        if (path) return path;
        const {color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight} = getComputedStyle(element);
        const own = [
          element.tagName,
          element.className,
          element.role,
          color,
          backgroundColor,
          backgroundImage,
          opacity,
          fontSize,
          fontWeight,
        ].join();
        known.set(element, `${look(element.parentElement!)} ${own}`);
        return known.get(element)!;
      };
      const hash = async (text: string) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).join();
      const isRead = (element: Element) =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim());
      const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility() && isRead(element));
      const different = new Map(shown.map((element) => [look(element), element]));
      const hashed = new Map(await Promise.all([...different].map(async ([text, element]) => [await hash(text), element] as const)));
      good.forEach((look) => hashed.delete(look));
      const reports = [await window.axe.run(document, rest)];
      if (hashed.size > 0) reports.push(await window.axe.run([...hashed.values()], contrast));
      return {found: reports.flatMap((report) => report.violations), looks: [...hashed.keys()]};
    },
    {rest, contrast: {...QUICKLY, runOnly: [CONTRAST]}, good: [...goodLooks]},
  );
  if (found.length === 0) looks.forEach((look) => goodLooks.add(look));
  return inWords(found);
}
