import type {Page} from '@playwright/test';

/**
 * Does to a page what a browser's translator does: every text is taken out, and two nested `font` elements with the translation are put in its
 * place; the same happens to whatever text comes later. The words stay, so that they can be compared with those of a page left alone.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const LEFT_ALONE = '[translate="no"], script, style, noscript, textarea, svg, iframe, video, font';
    const font = (content: Node): HTMLElement => {
      const element = document.createElement('font');
      element.style.verticalAlign = 'inherit';
      element.append(content);
      return element;
    };
    const replace = (text: Text): void => {
      if (text.data.trim() === '' || text.parentElement?.closest(LEFT_ALONE) !== null) return;
      text.replaceWith(font(font(new Text(text.data))));
    };
    const replaceIn = (root: Node): void => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
      texts.forEach(replace);
    };
    new MutationObserver((records) => {
      for (const {type, target, addedNodes} of records)
        (type === 'characterData' ? [target] : [...addedNodes]).filter((node) => node.isConnected).forEach(replaceIn);
    }).observe(document.body, {childList: true, characterData: true, subtree: true});
    replaceIn(document.body);
  });
}
