import puppeteer, {type Page} from 'puppeteer-core';
import type {Driver, RunningEngine} from './driver.ts';

/** Chromium over its own protocol, Firefox over WebDriver BiDi: Puppeteer hides the difference. */
export async function startWithPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
  args: readonly string[],
): Promise<RunningEngine> {
  const running = await puppeteer.launch({browser, executablePath, args: [...args], timeout: 90_000});
  return {
    version: await running.version(),
    open: async () => {
      const context = await running.createBrowserContext();
      return driverOf(await context.newPage(), () => context.close());
    },
    close: () => running.close(),
  };
}

function driverOf(page: Page, close: () => Promise<void>): Driver {
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    back: async () => {
      await page.goBack();
    },
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    // Puppeteer types a character that no keyboard has, as an input method would.
    press: (key) => ([...key].length === 1 ? page.keyboard.type(key) : page.keyboard.press(key as 'Enter')),
    resize: (width, height) => page.setViewport({width, height}),
    close,
  };
}
