import postcss, {type AtRule, type ChildNode, type Declaration, type Rule} from 'postcss';
import type {PageTokens} from './pageTokens.ts';
import {selectorNeeds, type Matcher, type Questions} from './selectorNeeds.ts';
import {readsOf, settleVariables} from './settleVariables.ts';

type Declared = {readonly property: string; readonly value: string; readonly text: string};
type Part =
  | {readonly kind: 'rule'; readonly selectors: readonly {text: string; matches: Matcher}[]; readonly declarations: readonly Declared[]}
  | {readonly kind: 'group'; readonly head: string; readonly parts: readonly Part[]}
  | {readonly kind: 'keyframes'; readonly name: string; readonly text: string}
  | {readonly kind: 'text'; readonly text: string};

/**
 * The style sheet, parsed once, as a function from a page to the part of it that the page needs to be painted: rules that
 * can match, the custom properties these read, the animations they name. Order and cascade layers stay as they are.
 */
export function criticalCss(sheet: string): (page: PageTokens) => string {
  const questions: Questions = new Map();
  const parts = postcss.parse(sheet).nodes.flatMap((node) => read(node, questions));
  // Pages of one kind need the same rules.
  const known = new Map<string, string>();
  return (page) => {
    const key = [...questions.values()].map((matches) => Number(matches(page))).join('') + [...page.variables].sort().join();
    const css = known.get(key) ?? select(parts, page);
    known.set(key, css);
    return css;
  };
}

function select(parts: readonly Part[], page: PageTokens): string {
  const kept = parts.flatMap((part) => keep(part, page));
  const values: string[] = [];
  const custom = new Map<string, string[]>();
  collect(kept, values, custom);
  return settleVariables(write(kept, usedVariables(values, custom, page.variables), values.join(' ')), page.variables);
}

function read(node: ChildNode, questions: Questions): Part[] {
  if (node.type === 'rule') return [readRule(node, questions)];
  if (node.type === 'atrule') return [readAtRule(node, questions)];
  return [];
}

function readRule(rule: Rule, questions: Questions): Part {
  return {
    kind: 'rule',
    selectors: rule.selectors.map((text) => ({text, matches: selectorNeeds(text, questions)})),
    declarations: rule.nodes
      .filter((node): node is Declaration => node.type === 'decl')
      .map(({prop, value, important}) => ({property: prop, value, text: `${prop}:${value}${important ? '!important' : ''}`})),
  };
}

function readAtRule(rule: AtRule, questions: Questions): Part {
  const head = `@${rule.name} ${rule.params}`;
  if (!rule.nodes) return {kind: 'text', text: `${head};`};
  if (/keyframes$/.test(rule.name)) return {kind: 'keyframes', name: rule.params, text: rule.toString()};
  if (/^(media|supports|layer|container)$/.test(rule.name))
    return {kind: 'group', head, parts: rule.nodes.flatMap((node) => read(node, questions))};
  return {kind: 'text', text: rule.toString()};
}

/** The part without what cannot match in the page, or nothing. */
function keep(part: Part, page: PageTokens): Part[] {
  switch (part.kind) {
    case 'rule': {
      const selectors = part.selectors.filter(({matches}) => matches(page));
      return selectors.length > 0 ? [{...part, selectors}] : [];
    }
    case 'group': {
      const parts = part.parts.flatMap((child) => keep(child, page));
      return parts.length > 0 ? [{...part, parts}] : [];
    }
    default:
      return [part];
  }
}

/** Values in use, and what each custom property is declared as. */
function collect(parts: readonly Part[], values: string[], custom: Map<string, string[]>): void {
  for (const part of parts) {
    if (part.kind === 'group') collect(part.parts, values, custom);
    else if (part.kind === 'rule') {
      for (const {property, value} of part.declarations) {
        if (property.startsWith('--')) custom.set(property, [...(custom.get(property) ?? []), value]);
        else values.push(value);
      }
    }
  }
}

function usedVariables(values: readonly string[], custom: ReadonlyMap<string, string[]>, inline: ReadonlySet<string>): Set<string> {
  const used = new Set<string>();
  const open = [...values.flatMap(readsOf), ...inline];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...(custom.get(name) ?? []).flatMap(readsOf));
  }
  return used;
}

function write(parts: readonly Part[], used: ReadonlySet<string>, values: string): string {
  const writePart = (part: Part): string => {
    switch (part.kind) {
      case 'group': {
        const body = write(part.parts, used, values);
        return body && `${part.head}{${body}}`;
      }
      case 'rule': {
        const body = part.declarations.filter(({property}) => !property.startsWith('--') || used.has(property)).map(({text}) => text);
        return body.length > 0 ? `${part.selectors.map(({text}) => text).join(',')}{${body.join(';')}}` : '';
      }
      case 'keyframes':
        return new RegExp(`(^|[\\s,])${part.name}([\\s,]|$)`).test(values) ? part.text : '';
      case 'text':
        return part.text;
    }
  };
  return parts.map(writePart).join('');
}
