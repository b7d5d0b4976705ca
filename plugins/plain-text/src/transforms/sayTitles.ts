import type {Root} from 'hast';
import {isElement, replaceElements, text} from '../nodes.ts';

/** Tooltips, such as the one that says that an address is a stand-in, follow their words in brackets. */
export function sayTitles(tree: Root): void {
  replaceElements(tree, (node) => {
    const {title} = node.properties;
    return isElement(node, 'span') && typeof title === 'string' ? [...node.children, text(`（${title}）`)] : undefined;
  });
}
