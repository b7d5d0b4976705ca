import type {Element, ElementContent, Parents, Root} from 'hast';
import {isElement, replaceElements, text, textOf} from '../nodes.ts';

/**
 * Gives every link its whole address. Links within the page have no target in plain text: only their text is left, quoted where
 * it stands in a sentence.
 */
export function pointLinks(tree: Root, addressOf: (href: string) => string): void {
  replaceElements(tree, (node, parent) => {
    const {href} = node.properties;
    if (!isElement(node, 'a') || typeof href !== 'string') return undefined;
    if (href.startsWith('#')) return isQuotable(node, parent) ? [text('「'), ...node.children, text('」')] : node.children;
    return [{...node, properties: {href: addressOf(href)}}];
  });
}

function isQuotable(link: Element, parent: Parents): boolean {
  const words = textOf(link);
  const siblings = parent.children as ElementContent[];
  const at = siblings.indexOf(link);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  const isInSentence = [before, after].some((node) => node !== undefined && textOf(node).trim() !== '');
  return isInSentence && /\p{Script=Han}/u.test(words) && !/[「」]/.test(words) && !(before && textOf(before).endsWith('「'));
}
