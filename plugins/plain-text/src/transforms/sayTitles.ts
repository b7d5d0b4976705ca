import type {Root} from 'hast';
import {isElement, replaceElements, text} from '../nodes.ts';

/** What a page says when the pointer rests on some words, such as that an address is a stand-in, follows them in brackets. */
export function sayTitles(tree: Root): void {
  replaceElements(tree, (node) => {
    const {title} = node.properties;
    return isElement(node, 'span') && typeof title === 'string' ? [...node.children, text(`（${title}）`)] : undefined;
  });
}
