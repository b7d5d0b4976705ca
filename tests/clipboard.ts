import type {Locator, Page} from '@playwright/test';

declare global {
  interface Window {
    copied?: string;
  }
}

/** The site's policy lets no script read the clipboard, so what a page has written to it is noted down. Call before opening. */
export async function watchClipboard(page: Page): Promise<() => Promise<string | undefined>> {
  await page.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => {
      await write(text);
      window.copied = text;
    };
  });
  return () => page.evaluate(() => window.copied);
}

/** As a reader would: `fill` types line by line, which takes Chromium many seconds for a long playlist. Needs `clipboard-write`. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.page().evaluate((text) => navigator.clipboard.writeText(text), text);
  await field.press('ControlOrMeta+A');
  await field.press('ControlOrMeta+V');
}
