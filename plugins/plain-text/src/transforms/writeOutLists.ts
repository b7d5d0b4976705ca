import type {Element, ElementContent, Root} from 'hast';
import {element, isElement, isNamed, replaceElements, text} from '../nodes.ts';

const BLOCKS = ['p', 'ul', 'ol', 'dl', 'pre', 'table', 'div', 'section', 'blockquote'];

/** Terms and what is said of them become points: Markdown knows no other list. Captions and summaries become lines of their own. */
export function writeOutLists(tree: Root): void {
  replaceElements(tree, (node) => {
    if (isNamed(node, 'dl'))
      return [
        element(
          'ul',
          pairsOf(node).map(([term, details]) => element('li', point(term, details))),
        ),
      ];
    if (isNamed(node, 'summary')) return [element('p', [element('strong', node.children)])];
    if (!isNamed(node, 'table')) return undefined;
    const caption = node.children.find((child): child is Element => isElement(child, 'caption'));
    return (
      caption && [
        element('p', [element('strong', caption.children)]),
        {...node, children: node.children.filter((child) => child !== caption)},
      ]
    );
  });
}

/** HTML allows a `div` around each pair. */
function pairsOf(list: Element): [Element, Element[]][] {
  const pairs: [Element, Element[]][] = [];
  for (const child of list.children.flatMap((one) => (isElement(one, 'div') ? one.children : [one]))) {
    if (isElement(child, 'dt')) pairs.push([child, []]);
    if (isElement(child, 'dd')) pairs.at(-1)?.[1].push(child);
  }
  return pairs;
}

function point(term: Element, details: readonly Element[]): ElementContent[] {
  const content = details.flatMap(({children}, index) => (index > 0 ? [text('；'), ...children] : children));
  const name = [...term.children, text('：')];
  return content.some((child) => isElement(child, ...BLOCKS)) ? [element('p', name), ...content] : [...name, ...content];
}
