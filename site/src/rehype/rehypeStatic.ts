import {toHtml} from 'hast-util-to-html';
import type {Element, ElementContent, Root} from 'hast';

/** Elements that neither the theme nor `MDXComponents` replaces by a component that changes them. */
const PLAIN = new Set([
  'blockquote',
  'br',
  'code',
  'del',
  'em',
  'hr',
  'li',
  'ol',
  'p',
  'span',
  'strong',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
  'wbr',
]);

/**
 * Text that nothing changes becomes one string of HTML in its outermost element, so that a page is a few dozen elements for React to
 * build, to send and to hydrate instead of one for every word in bold.
 */
export function rehypeStatic() {
  return (tree: Root): void => visit(tree as unknown as Element);
}

function visit(parent: Element): void {
  parent.children = parent.children.filter((child) => !isComment(child));
  for (const child of parent.children) {
    if (!('children' in child)) continue;
    if (isPlain(child) && hasElements(child) && Object.keys(child.properties).length === 0) freeze(child);
    else visit(child as Element);
  }
}

/** Writers' notes, such as the test that a sentence speaks of. */
const isComment = (node: ElementContent): boolean => {
  const {type, value} = node as {type: string; value?: string};
  return (type === 'mdxTextExpression' || type === 'mdxFlowExpression') && /^\/\*[^]*\*\/$/.test(value ?? '');
};

/** Whether the element and all that is in it are plain Markdown: no link, component, expression or anchor. */
function isPlain(node: ElementContent): node is Element {
  if (node.type !== 'element' || !PLAIN.has(node.tagName) || node.properties.id !== undefined) return false;
  return node.children.every((child) => child.type === 'text' || isComment(child) || isPlain(child));
}

const hasElements = ({children}: Element): boolean => children.some(({type}) => type === 'element');

function freeze(element: Element): void {
  const html = toHtml(withoutGaps(element).children);
  Object.assign(element, {
    type: 'mdxJsxFlowElement',
    name: element.tagName,
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree: programOf(html)}},
      },
    ],
    children: [],
  });
}

/** Directly inside these, a line break is only bytes; MDX itself omits it from tables. */
const GROUPS = new Set(['ol', 'tbody', 'thead', 'tr', 'ul']);

function withoutGaps(element: Element): Element {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') return [withoutGaps(child)];
    if (isComment(child)) return [];
    return child.type === 'text' && GROUPS.has(element.tagName) && child.value.trim() === '' ? [] : [child];
  });
  return {...element, children};
}

const literal = (value: string) => ({type: 'Literal', value});

/** `{__html: html}` as the syntax tree MDX wants. */
const programOf = (html: string) => ({
  type: 'Program',
  sourceType: 'module',
  body: [
    {
      type: 'ExpressionStatement',
      expression: {
        type: 'ObjectExpression',
        properties: [
          {
            type: 'Property',
            kind: 'init',
            method: false,
            shorthand: false,
            computed: false,
            key: {type: 'Identifier', name: '__html'},
            value: literal(html),
          },
        ],
      },
    },
  ],
});
