import type {Locator, Page} from '@playwright/test';

declare global {
  interface Window {
    copied?: string;
  }
}

/** The site's policy lets no script read the clipboard, so what a page writes to it is noted down on the way. Call before opening. */
export async function watchClipboard(page: Page): Promise<() => Promise<string | undefined>> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => {
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
