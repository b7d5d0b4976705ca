import type {Element, ElementContent, Root} from 'hast';
import {breakable} from '../breakable.ts';

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/**
 * Lets long names and addresses in the cells of tables, whose lines are short, break where their parts meet; the name that a row is
 * about stays whole. Headings stay single texts: Docusaurus names the link beside a heading after its text only then.
 */
export function rehypeBreaks() {
  return (tree: Root): void => visit(tree as unknown as Element, false);
}

function visit(parent: Element, isInCell: boolean): void {
  const name = parent.tagName === 'tr' ? parent.children.find(isElement) : undefined;
  parent.children = parent.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return isInCell ? withBreaks(child.value) : [child];
    if ('children' in child) visit(child as Element, isInCell || (child !== name && (child as Element).tagName === 'td'));
    return [child];
  });
}

const withBreaks = (text: string): ElementContent[] =>
  breakable(text).flatMap((value, index): ElementContent[] => {
    const piece = {type: 'text', value} as const;
    return index > 0 ? [{type: 'element', tagName: 'wbr', properties: {}, children: []}, piece] : [piece];
  });
