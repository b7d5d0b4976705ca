import type {Page} from '@playwright/test';

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
