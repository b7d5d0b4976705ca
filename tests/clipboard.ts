import type {Locator, Page} from '@playwright/test';

declare global {
  interface Window {
    copied?: string;
  }
}

/** Records what the page writes to the clipboard, because the site's policy lets no script read it. Call before opening the page. Strict as in Safari: only the reader's own press may write. */
export async function watchClipboard(page: Page, {isStrict = false} = {}): Promise<() => Promise<string | undefined>> {
  await page.addInitScript((isStrict) => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => {
      if (isStrict && !window.event?.isTrusted) throw new DOMException('not the reader', 'NotAllowedError');
      await write(text);
      window.copied = text;
    };
    // Texts that are promised: pages of documentation as Markdown.
    const writeItems = navigator.clipboard.write.bind(navigator.clipboard);
    navigator.clipboard.write = async (items) => {
      if (isStrict && !window.event?.isTrusted) throw new DOMException('not the reader', 'NotAllowedError');
      await writeItems(items);
      window.copied = await (await items[0]!.getType('text/plain')).text();
    };
  }, isStrict);
  return () => page.evaluate(() => window.copied);
}

/** Pastes as a reader would: `fill` types line by line, many seconds in Chromium for a long playlist. Needs `clipboard-write`. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.page().evaluate((text) => navigator.clipboard.writeText(text), text);
  await field.press('ControlOrMeta+A');
  await field.press('ControlOrMeta+V');
}
