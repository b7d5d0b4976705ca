import type {Element, Root} from 'hast';
import {find, isElement, label, replaceElements, textOf} from '../nodes.ts';

const hasRole = (role: string) => (node: Element) => node.properties.role === role;

/** Panels one after the other, each below the name of its tab: readers of plain text have all of them. */
export function labelTabs(tree: Root): void {
  replaceElements(tree, (node) => {
    const list = node.children.find((child): child is Element => isElement(child) && hasRole('tablist')(child));
    if (!list) return undefined;
    const names = list.children.filter((child) => isElement(child)).map(textOf);
    const group = typeof list.properties.ariaLabel === 'string' ? `${list.properties.ariaLabel}：` : '';
    const box = find(node, ({children}) => children.some((child) => isElement(child) && hasRole('tabpanel')(child)));
    const panels = (box?.children ?? []).filter((child): child is Element => isElement(child));
    if (panels.length !== names.length)
      throw new Error(`Plain text: ${names.length} tabs (${names.join(', ')}) have ${panels.length} panels.`);
    return panels.flatMap((panel, index) => [label(`【${group}${names[index]}】`), ...panel.children]);
  });
}
