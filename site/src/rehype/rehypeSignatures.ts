import type {Element, ElementContent, Root} from 'hast';

/** A signature of more lines would take too much of the window to stay in it. */
const MOST_LINES = 3;

/**
 * In the printed reference: a heading of level 3 that a short signature follows becomes one section with all that is about it, so that the
 * signature can stay in view while the section is read (`src/css/reference.css`).
 */
export function rehypeSignatures() {
  return (tree: Root): void => {
    const children: ElementContent[] = [];
    let section: Element | undefined;
    for (const child of tree.children as ElementContent[]) {
      if (isHeading(child)) section = undefined;
      if (isNamed(child, 'h3') && hasSignature(tree.children.slice(tree.children.indexOf(child) + 1) as ElementContent[])) {
        section = {type: 'element', tagName: 'section', properties: {className: ['member']}, children: []};
        children.push(section);
      }
      (section?.children ?? children).push(child);
    }
    tree.children = children;
  };
}

const isNamed = (node: ElementContent, ...names: string[]): node is Element => node.type === 'element' && names.includes(node.tagName);
const isHeading = (node: ElementContent): boolean => isNamed(node, 'h1', 'h2', 'h3');

/** Whether code comes before the next heading, in a few lines. */
function hasSignature(following: readonly ElementContent[]): boolean {
  const next = following.find((node) => isNamed(node, 'pre', 'h1', 'h2', 'h3', 'h4'));
  return next !== undefined && isNamed(next, 'pre') && textOf(next).trimEnd().split('\n').length <= MOST_LINES;
}

const textOf = (node: ElementContent): string =>
  'value' in node && typeof node.value === 'string' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
