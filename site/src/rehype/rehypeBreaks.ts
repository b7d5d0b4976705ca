import type {Element, ElementContent, Root} from 'hast';
import {breakable} from '../breakable.ts';

/** Where lines are short: the cells of tables, and headings, whose letters are large. */
const NARROW = new Set(['td', 'h2', 'h3', 'h4']);

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** Lets long names and addresses in cells and headings break where their parts meet; the name that a row is about stays whole. */
export function rehypeBreaks() {
  return (tree: Root): void => visit(tree as unknown as Element, false);
}

function visit(parent: Element, isNarrow: boolean): void {
  const name = parent.tagName === 'tr' ? parent.children.find(isElement) : undefined;
  parent.children = parent.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return isNarrow ? withBreaks(child.value) : [child];
    if ('children' in child) visit(child as Element, isNarrow || (child !== name && NARROW.has((child as Element).tagName)));
    return [child];
  });
}

const withBreaks = (text: string): ElementContent[] =>
  breakable(text).flatMap((value, index): ElementContent[] => {
    const piece = {type: 'text', value} as const;
    return index > 0 ? [{type: 'element', tagName: 'wbr', properties: {}, children: []}, piece] : [piece];
  });
