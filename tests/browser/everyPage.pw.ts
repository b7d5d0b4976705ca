import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, hydrated, test} from './page.ts';
import {sitemapRoutes} from '../output/builtSite.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = {id: string; nodes: {target: unknown; failureSummary?: string}[]};

/** Blog lists are noindex upstream, so the sitemap leaves them out. */
const routes = [...new Set([...sitemapRoutes(), '/blog/archive', '/blog/authors', '/blog/tags', '/404'])];

test('there are pages to visit', () => {
  expect(routes.length).toBeGreaterThan(50);
});

for (const [name, viewport] of Object.entries({phone: {width: 390, height: 844}, desktop: {width: 1280, height: 900}})) {
  test.describe(name, () => {
    test.use({viewport});
    for (const route of routes) {
      test(`${route}: no accessibility violation, no sideways scrolling, no shift`, async ({page}) => {
        await page.addInitScript(() => {
          const shifts = ((window as never as {shifts: number[]}).shifts = []) as number[];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {value: number; hadRecentInput: boolean})[]) {
              if (!entry.hadRecentInput) shifts.push(entry.value);
            }
          }).observe({type: 'layout-shift', buffered: true});
        });
        await page.emulateMedia({reducedMotion: 'reduce'});
        await page.goto(encodeURI(route));
        await hydrated(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await page.evaluate(() => (window as never as {shifts: number[]}).shifts.reduce((sum, shift) => sum + shift, 0))).toBeLessThan(0.01);
        await page.evaluate(axe);
        const violations = await page.evaluate(async () => (await (window as never as {axe: {run(): Promise<{violations: Violation[]}>}}).axe.run()).violations);
        expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({target, failureSummary}) => `${String(target)} ${failureSummary ?? ''}`).slice(0, 3).join(' | ')}`)).toEqual([]);
      });
    }
  });
}
