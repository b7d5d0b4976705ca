import type {Page} from '@playwright/test';

export type Shifts = {
  /** The browser's own score: how much of the view moved, times how far. */
  readonly sum: number;
  /** What moved, from where to where, a line each. */
  readonly moved: string;
};

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: {node: Node | null; previousRect: DOMRect; currentRect: DOMRect}[];
};

/**
 * Watches layout shifts in the open document and in those to come. Shifts within half a second of a key or a press answer it, and
 * count only with `afterInput`; shifts inside of `except` (a selector) never count. Returns a function that reads what was seen.
 */
export async function watchShifts(page: Page, {afterInput = false, except = ''} = {}): Promise<() => Promise<Shifts>> {
  await page.addInitScript(observe, {afterInput, except});
  await page.evaluate(observe, {afterInput, except});
  return () =>
    page.evaluate(() => {
      const {shifts} = window as unknown as {shifts: {value: number; what: string}[]};
      return {
        sum: shifts.reduce((sum, {value}) => sum + value, 0),
        moved: shifts.map(({value, what}) => `${value.toFixed(4)}: ${what}`).join('\n'),
      };
    });
}

function observe({afterInput, except}: {afterInput: boolean; except: string}): void {
  const shifts: {value: number; what: string}[] = [];
  Object.assign(window, {shifts});
  const place = ({x, y, width, height}: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const {value, hadRecentInput, sources} of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput && !afterInput) continue;
      if (except && sources.every(({node}) => (node instanceof Element ? node : node?.parentElement)?.closest(except))) continue;
      const what = sources.map(
        ({node, previousRect, currentRect}) =>
          `${node?.nodeName} ${node?.textContent?.trim().slice(0, 24)} (${place(previousRect)} > ${place(currentRect)})`,
      );
      shifts.push({value, what: what.join(' | ')});
    }
  }).observe({type: 'layout-shift', buffered: true});
}
