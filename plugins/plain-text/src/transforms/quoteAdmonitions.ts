import type {Root} from 'hast';
import {element, find, hasClass, label, replaceElements, textOf} from '../nodes.ts';

/** A box beside the text becomes a quotation that begins with its title. */
export function quoteAdmonitions(tree: Root): void {
  replaceElements(tree, (node) => {
    if (!hasClass(node, 'theme-admonition')) return undefined;
    const title = find(node, (child) => hasClass(child, 'admonitionHeading'));
    const content = find(node, (child) => hasClass(child, 'admonitionContent'));
    return [element('blockquote', [...(title ? [label(textOf(title).trim())] : []), ...(content?.children ?? [])])];
  });
}
