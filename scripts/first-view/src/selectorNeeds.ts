import parser from 'postcss-selector-parser';
import type {PageTokens} from './pageTokens.ts';

export type Matcher = (page: PageTokens) => boolean;
/** Each simple selector in use, once: pages with the same answers to all of them match the same rules. */
export type Questions = Map<string, Matcher>;

/** Pseudo-classes that match when one of their alternatives does. */
const ALTERNATIVES = new Set([':is', ':where', ':matches', ':-webkit-any', ':has']);

/**
 * A test of whether a selector can match in a page. It errs on the side of keeping: `:not()`, states and attributes other
 * than the theme and roles are ignored, and so is how elements nest.
 */
export function selectorNeeds(selector: string, questions: Questions): Matcher {
  const root = parser().astSync(selector);
  return oneOf(root.nodes, questions);
}

function oneOf(selectors: readonly parser.Selector[], questions: Questions): Matcher {
  const alternatives = selectors.map((selector) => all(selector, questions));
  return (page) => alternatives.some((matches) => matches(page));
}

function all(selector: parser.Selector, questions: Questions): Matcher {
  const needs = selector.nodes.map((node) => need(node, questions)).filter((matches) => matches !== undefined);
  return (page) => needs.every((matches) => matches(page));
}

function need(node: parser.Node, questions: Questions): Matcher | undefined {
  if (node.type === 'pseudo') {
    // Only scripts highlight ranges, and they load the whole sheet; until then the rule would cost a style for every element.
    if (node.value === '::highlight') return () => false;
    return ALTERNATIVES.has(node.value) ? oneOf(node.nodes, questions) : undefined;
  }
  const matches = single(node);
  if (matches) questions.set(String(node).trim(), matches);
  return matches;
}

function single(node: parser.Node): Matcher | undefined {
  switch (node.type) {
    case 'tag':
      return (page) => page.tags.has(node.value.toLowerCase());
    case 'class':
      return (page) => page.classes.has(node.value);
    case 'id':
      return (page) => page.ids.has(node.value);
    case 'attribute':
      if (node.attribute === 'role' && node.operator === '=') return (page) => page.roles.has(node.value ?? '');
      // Part of a name from a CSS module. Worth testing: browsers try such a rule on every element that has a class.
      if (node.attribute === 'class' && node.operator === '*=')
        return (page) => [...page.classes].some((name) => name.includes(node.value ?? ''));
      return node.attribute === 'data-theme' && node.value === 'dark' ? (page) => page.dark : undefined;
    default:
      return undefined;
  }
}
