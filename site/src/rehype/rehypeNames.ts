import type {Element, Root} from 'hast';

/** A heading without a Chinese character is a name, of a function, a type, an option or a product: translators leave it as it is. */
export function rehypeNames() {
  return (tree: Root): void => visit(tree as unknown as Element);
}

function visit(node: Element): void {
  if (/^h[1-6]$/.test(node.tagName)) {
    if (!/\p{Script=Han}/u.test(textOf(node))) node.properties.translate = 'no';
    return;
  }
  for (const child of node.children) if ('children' in child) visit(child as Element);
}

const textOf = ({children}: Element): string =>
  children.map((child) => ('value' in child ? child.value : 'children' in child ? textOf(child as Element) : '')).join('');
