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
    if (href.startsWith('#')) {
      const around = neighbours(node, parent);
      return isQuotable(node, around) ? quoted(node, around) : node.children;
    }
    return [{...node, properties: {href: addressOf(href)}}];
  });
}

type Neighbours = readonly (ElementContent | undefined)[];

function isQuotable(link: Element, [before, after]: Neighbours): boolean {
  const words = textOf(link);
  const isInSentence = [before, after].some((node) => node !== undefined && textOf(node).trim() !== '');
  return isInSentence && /\p{Script=Han}/u.test(words) && !/[「」]/.test(words) && !(before && textOf(before).endsWith('「'));
}

/** Words that begin or end in Latin letters stand apart from Han characters by a space; a quotation mark takes none. */
function quoted(link: Element, [before, after]: Neighbours): ElementContent[] {
  if (before?.type === 'text') before.value = before.value.replace(/ $/, '');
  if (after?.type === 'text') after.value = after.value.replace(/^ /, '');
  return [text('「'), ...link.children, text('」')];
}

function neighbours(link: Element, parent: Parents): Neighbours {
  const siblings = parent.children as ElementContent[];
  const at = siblings.indexOf(link);
  return [siblings[at - 1], siblings[at + 1]];
}
