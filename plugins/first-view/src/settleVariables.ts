import postcss, {type Declaration, type Rule} from 'postcss';

const isIn = (rule: Rule, atRule: string): boolean => {
  for (let parent = rule.parent; parent; parent = parent.parent as Rule['parent']) if (parent.type === 'atrule' && (parent as unknown as {name: string}).name === atRule) return true;
  return false;
};

/** `1.8` and a name beside it would be read as one; beside a closing bracket they were two. */
const apart = (neighbour: string | undefined): string => (neighbour === undefined || /[\s(),/]/.test(neighbour) ? '' : ' ');

/**
 * Custom properties that need no property: what a rule outside every layer sets again on the root is left out of the layers,
 * and what is set once and read once stands where it is read. `kept` are those that `style` attributes of the page read.
 */
export function settleVariables(css: string, kept: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  const onRoot: {declaration: Declaration; isLayered: boolean}[] = [];
  root.walkRules(':root', (rule) => {
    if (isIn(rule, 'media') || isIn(rule, 'supports')) return;
    rule.walkDecls(/^--/, (declaration) => void onRoot.push({declaration, isLayered: isIn(rule, 'layer')}));
  });
  const final = new Set(onRoot.filter(({isLayered}) => !isLayered).map(({declaration}) => declaration.prop));
  for (const {declaration, isLayered} of onRoot) if (isLayered && final.has(declaration.prop)) declaration.remove();

  const set = new Map<string, number>();
  const readers = new Map<string, Declaration[]>();
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) set.set(declaration.prop, (set.get(declaration.prop) ?? 0) + 1);
    for (const [, name] of declaration.value.matchAll(/var\(\s*(--[\w-]+)/g)) readers.set(name!, [...(readers.get(name!) ?? []), declaration]);
  });
  for (const {declaration} of onRoot) {
    const {prop, value} = declaration;
    const [reader, another] = readers.get(prop) ?? [];
    const reads = [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);
    // On the root a value reads the root's properties; elsewhere it would read those that were set again on the way.
    const isFixed = set.get(prop) === 1 && reads.every((name) => (set.get(name) ?? 0) <= 1);
    if (!declaration.parent || kept.has(prop) || !isFixed || !reader || another || !reader.value.includes(`var(${prop})`) || !value.trim()) continue;
    const [before, after] = reader.value.split(`var(${prop})`) as [string, string];
    reader.value = before + apart(before.at(-1)) + value.trim() + apart(after[0]) + after;
    // What the value reads is read there from now on.
    for (const name of reads) readers.set(name, readers.get(name)!.map((place) => (place === declaration ? reader : place)));
    declaration.remove();
  }
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  return root.toString();
}
