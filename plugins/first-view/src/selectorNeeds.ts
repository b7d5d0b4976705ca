import parser from 'postcss-selector-parser';
import type {PageTokens} from './pageTokens.ts';

export type Matcher = (page: PageTokens) => boolean;

/** Pseudo-classes of which one alternative is enough. */
const ALTERNATIVES = new Set([':is', ':where', ':matches', ':-webkit-any', ':has']);

/**
 * A test of whether a selector can match in a page. It errs on the side of keeping: `:not()`, states and attributes other
 * than the theme are ignored, and so is how elements nest.
 */
export function selectorNeeds(selector: string): Matcher {
  const root = parser().astSync(selector);
  const alternatives = root.nodes.map(all);
  return (page) => alternatives.some((matches) => matches(page));
}

function all(selector: parser.Selector): Matcher {
  const needs = selector.nodes.map(need).filter((matches) => matches !== undefined);
  return (page) => needs.every((matches) => matches(page));
}

function need(node: parser.Node): Matcher | undefined {
  switch (node.type) {
    case 'tag':
      return (page) => page.tags.has(node.value.toLowerCase());
    case 'class':
      return (page) => page.classes.has(node.value);
    case 'id':
      return (page) => page.ids.has(node.value);
    case 'attribute':
      return node.attribute === 'data-theme' && node.value === 'dark' ? (page) => page.dark : undefined;
    case 'pseudo': {
      if (!ALTERNATIVES.has(node.value)) return undefined;
      const alternatives = node.nodes.map(all);
      return (page) => alternatives.some((matches) => matches(page));
    }
    default:
      return undefined;
  }
}
