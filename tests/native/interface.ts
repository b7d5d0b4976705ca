import {contracts} from '@x2p2p/site/data/sdk';
import {declarationsOf} from '@x2p2p/site/data/sdk/declarations';
import type {NativeId, NativeLanguage} from '@x2p2p/site/data/products';
import {EXAMPLES_DIR} from '@x2p2p/site/remark/remarkExample';

/** Members of a type, each with its own type: what a read of it gives, `''` where that is nothing of the interface. */
type Members = Map<string, string>;

/** An SDK's interface in one language, as the pages print it: its types with their members. */
export type Interface = Map<string, Members>;

/** Where a type begins, and the members in one line of its body. */
type Grammar = {
  readonly head: RegExp;
  readonly members: (line: string) => readonly (readonly [name: string, type: string])[];
};

const labelsOf = (parameters: string): string =>
  splitList(parameters)
    .map((parameter) => `${/^(\w+)/.exec(parameter)![1]}:`)
    .join('');

/** The parts of a list, without cutting what stands in brackets. */
export function splitList(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of list) {
    if ('([{<'.includes(letter)) depth += 1;
    if (')]}>'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += letter;
  }
  return [...parts, part.trim()].filter(Boolean);
}

const grammars = {
  swift: {
    head: /^(?:struct|enum) (\w+)/,
    members(line) {
      const [, variable, type] = /(?:var|let) (\w+): (.+?)(?: = .*| \{ get \})?$/.exec(line) ?? [];
      if (variable) return [[variable, type!.replace(/^AsyncStream<(\w+)>$/, '$1')]];
      const [, func, parameters, result = ''] = /func (\w+)\((.*?)\)(?: throws)?(?: -> (\w+))?$/.exec(line) ?? [];
      if (func) return [[func, result], [`${func}(${labelsOf(parameters!)})`, result]]; // prettier-ignore
      const [, made] = /^\s*init\((.*)\)$/.exec(line) ?? [];
      if (made !== undefined) return [[`init(${labelsOf(made)})`, '']];
      const [, cases] = /^\s*case (.+)$/.exec(line) ?? [];
      return splitList(cases ?? '').map((one): [string, string] => [one.replace(/\(.*/, ''), /^\w+\((\w+)\)$/.exec(one)?.[1] ?? '']);
    },
  },
  objectivec: {
    head: /^(?:@interface|@protocol|typedef NS_ENUM\(NSInteger,|extern \w+ const) (\w+)/,
    members(line) {
      const [, type, property] = /^@property \(.*?\) ?(.*?)(?:\(\^)?(\w+)(?:\)\(.*\))?;$/.exec(line) ?? [];
      if (property) return [[property, type!.replace(/[ *]/g, '')]];
      const [, result, rest] = /^[-+] \((.*?)\)(.*);$/.exec(line) ?? [];
      if (rest !== undefined) return [[rest.replace(/\((.*?)\)\w*/g, '').replaceAll(' ', ''), /\((.*?)\)/.exec(rest)?.[1] ?? result!]];
      const [, constant] = /^\s*(\w+),$/.exec(line) ?? [];
      return constant ? [[constant, '']] : [];
    },
  },
  csharp: {
    head: /^public (?:sealed |static )?(?:class|enum|record) (\w+)/,
    members(line) {
      const [, values] = /^public enum \w+ \{ (.*) \}$/.exec(line) ?? [];
      if (values) return splitList(values).map((value): [string, string] => [value.replace(/ =.*/, ''), '']);
      const [, positions] = /^public sealed record \w+\((.*)\);$/.exec(line) ?? [];
      if (positions)
        return splitList(positions).map((one): [string, string] => [one.split(' ').at(-1)!, one.split(' ')[0]!.replace('?', '')]);
      const [, type, name] = /^\s*public (?:static )?(?:event )?([\w<>?]+) (\w+)(?: \{|\(|;)/.exec(line) ?? [];
      if (name) return [[name, type!.replace('?', '')]];
      const [, value] = /^\s+(\w+) = \d+,$/.exec(line) ?? [];
      return value ? [[value, '']] : [];
    },
  },
} as const satisfies Partial<Record<NativeLanguage, Grammar>>;

export type NamedLanguage = keyof typeof grammars;

/** Reads the printed interface. `entry` is the type whose members the documented functions are. */
export function interfaceOf(sdk: NativeId, language: NamedLanguage, entry: string): Interface {
  const {head, members}: Grammar = grammars[language];
  const found: Interface = new Map();
  const add = (type: string, line: string) => {
    const known = found.get(type) ?? new Map<string, string>();
    for (const [name, of] of members(line)) known.set(name, of);
    found.set(type, known);
  };
  for (const {code} of declarationsOf(sdk, EXAMPLES_DIR).flatMap((declaration) =>
    declaration.code.filter((one) => one.language === language),
  )) {
    let type = '';
    for (const line of code.split('\n')) {
      type = head.exec(line)?.[1] ?? type;
      add(type, line);
    }
  }
  for (const method of contracts[sdk].methods)
    for (const {code} of method.signatures.filter((one) => one.language === language))
      for (const line of code.split('\n')) add(head.exec(line)?.[1] ?? entry, line.replace(/^static /, ''));
  return found;
}
