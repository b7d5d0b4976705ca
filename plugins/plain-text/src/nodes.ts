import type {Element, ElementContent, Nodes, Parents} from 'hast';

export const isElement = (node: Nodes | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));

/** The same test without type narrowing, for what is known to be an element. */
export const isNamed = (node: Element, ...names: string[]): boolean => names.includes(node.tagName);

const classesOf = (node: Element): string[] => (Array.isArray(node.properties.className) ? node.properties.className.map(String) : []);

/** Class names of CSS modules end in a hash: `title` also means `title_SCW8`. */
export const hasClass = (node: Nodes | undefined, name: string): node is Element =>
  isElement(node) && classesOf(node).some((one) => one === name || one.startsWith(`${name}_`));

/** Whether an element has a class: what only styles tell apart on the page needs a mark in plain text. */
export const isStyled = (node: Element): boolean => classesOf(node).some(Boolean);

export const languageOf = (node: Element): string | undefined =>
  classesOf(node)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);

export const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** The first element below `node` for which `test` holds, in reading order. */
export function find(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && test(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, test);
    if (found) return found;
  }
  return undefined;
}

/** Replaces each element for which `change` returns something, children first, so that nested elements are already changed. */
export function replaceElements(parent: Parents, change: (element: Element, parent: Parents) => ElementContent[] | undefined): void {
  for (const child of parent.children) if (isElement(child)) replaceElements(child, change);
  parent.children = parent.children.flatMap((child) => (isElement(child) && change(child, parent)) || [child as ElementContent]);
}

export const element = (tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

export const text = (value: string): ElementContent => ({type: 'text', value});

export const label = (value: string): Element => element('p', [element('strong', [text(value)])]);
