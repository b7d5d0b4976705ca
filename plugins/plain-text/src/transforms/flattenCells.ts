import type {Element, ElementContent, Root} from 'hast';
import {element, isElement, isNamed, replaceElements, text} from '../nodes.ts';

/** A cell of a Markdown table is one line: paragraphs follow one another, and the points of a list become parts of a sentence. */
export function flattenCells(tree: Root): void {
  replaceElements(tree, (node, parent) => {
    if (!isNamed(node, 'td', 'th')) return undefined;
    const content = lineOf(node.children);
    const isGroup = Number(node.properties.colSpan ?? 1) > 1 && isElement(parent, 'tr') && parent.children.length === 1;
    return [{...node, children: isGroup ? [element('strong', content)] : content}];
  });
}

const lineOf = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (!isElement(node)) return [node];
    if (isNamed(node, 'ul', 'ol')) return joined(node.children.filter((item): item is Element => isElement(item, 'li')));
    if (isNamed(node, 'p', 'div', 'section')) return [text(' '), ...lineOf(node.children), text(' ')];
    return [node];
  });

const joined = (items: readonly Element[]): ElementContent[] => [
  text(' '),
  ...items.flatMap(({children}, index) => [...(index > 0 ? [text('；')] : []), ...lineOf(children)]),
  text(' '),
];
