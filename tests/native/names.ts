import {splitList, type Interface, type NamedLanguage} from './interface.ts';

/** What a sample says of an SDK: each name with its verdict. */
export type Reading = {readonly checked: number; readonly unknown: readonly string[]};

/** How a language says which variable has which type, and what of the interface it names beside `receiver.member`. */
type Reader = {
  /** Pairs of a variable and a type, or of a variable and `Type.member`, whose type it has. */
  readonly variables: readonly RegExp[];
  /** The module's or namespace's name, and what types have from the system. */
  readonly isReserved: (name: string) => boolean;
  readonly inherited: readonly string[];
  /** What a value must be for its form alone. */
  readonly literals: readonly (readonly [form: RegExp, type: string])[];
  readonly more: (code: string, sdk: Interface) => Iterable<Use>;
};

type Use = readonly [type: string, member: string, assigned?: string];

const readers: Readonly<Record<NamedLanguage, Reader>> = {
  swift: {
    variables: [
      /(?:let|var) (?<name>\w+) = (?<type>X2\w+)\(/g,
      /(?:let|var) (?<name>\w+) = (?<type>X2P2P\.\w+)$/gm,
      /for await (?<name>\w+) in (?<type>events)/g,
      /case \.(?<type>\w+)\(let (?<name>\w+)\)/g,
    ],
    isReserved: (name) => name === 'X2P2PKit',
    inherited: [],
    literals: [
      [/^\[URL\(/, '[URL]'],
      [/^\[""/, '[String]'],
      [/^!|^(?:true|false)$/, 'Bool'],
    ],
    *more(code, sdk) {
      for (const [, name] of code.matchAll(/case ((?:\.\w+(?:\([^)]*\))?(?:, )?)+)(?::| =)/g))
        for (const one of splitList(name!)) yield ['X2Event', /\w+/.exec(one)![0]];
      // A computed property or a field of the interface's own enumeration is given as `.name`.
      for (const [, type, body] of code.matchAll(/: (X2\w+) \{ (.*) \}$/gm))
        for (const [, name] of body!.matchAll(/[ ?:]\.(\w+)/g)) yield [type!, name!];
      for (const {0: callee, 1: type, 2: method, index} of code.matchAll(/\b(X2\w+)(?:\.(\w+))?\(/g)) {
        const at = index + callee.length;
        const labels = splitList(code.slice(at, closing(code, at))).map((one) => /^(\w+): /.exec(one)?.[1] ?? '_');
        if (!sdk.has(type!)) continue;
        yield [type!, callOf(sdk, type!, method ?? 'init', labels)];
      }
    },
  },
  objectivec: {
    variables: [/\b(?<type>X2\w+) \*(?<name>\w+) =/g],
    isReserved: (name) => name === 'X2P2PKit',
    inherited: ['init'],
    literals: [
      [/^@\[ \[NSURL /, 'NSArray<NSURL>'],
      [/^@\[ @""/, 'NSArray<NSString>'],
      [/^!|^(?:YES|NO)$/, 'BOOL'],
      [/^@\(/, 'NSNumber'],
    ],
    *more(code, sdk) {
      for (const {0: start, 1: type, index} of code.matchAll(/\[(X2\w+) (?!alloc)|\[\[(X2\w+) alloc\] /g))
        yield [type ?? /X2\w+/.exec(start)![0], selectorAt(code, index, start.length)];
      // What an observer is told, with the type of the value.
      for (const [, name, type] of code.matchAll(/^- \(void\)(x2\w+:)\((.*?)\)\w+ \{$/gm)) {
        const expected = sdk.get('X2P2PObserver')?.get(name!);
        yield ['X2P2PObserver', expected === type ? name! : `${name} (${type})`];
      }
      const constants = new Set([...sdk.values()].flatMap((members) => [...members.keys()]));
      for (const [name] of code.matchAll(/\bX2(?:UploadOn|LogLevel|Source)\w+/g))
        yield [name.replace(/(UploadOn|LogLevel|Source).*/, '$1'), constants.has(name) ? name : `${name} is no constant`];
    },
  },
  csharp: {
    variables: [/\b(?<type>EngineConfig|EngineEvent|Stats|StreamConfig|X2Exception) (?<name>\w+)\b/g],
    isReserved: (name) => name === 'X2P2P',
    inherited: ['Message'],
    literals: [
      [/^new\[\] \{ ""/, 'IReadOnlyList<string>'],
      [/^!|^(?:true|false)$/, 'bool'],
    ],
    *more(code) {
      for (const [, type, body] of code.matchAll(/new (EngineConfig|StreamConfig)\s*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g))
        for (const [, member, value] of splitList(body!).map((part) => /^(\w+) = ([^]*)/.exec(part)!)) yield [type!, member!, value];
    },
  },
};

/** Every name of an interface that a sample uses; unknown are those that the interface does not have. */
export function namesUsed(sample: string, language: NamedLanguage, sdk: Interface): Reading {
  const {variables, isReserved, inherited, literals, more} = readers[language];
  const code = withoutText(sample);
  const types = new Map<string, string>([...sdk.keys()].map((name) => [name, name]));
  for (const pattern of variables) {
    for (const {groups} of code.matchAll(pattern)) {
      const type = typeOf(groups!.type!, sdk);
      if (type) types.set(groups!.name!, type);
    }
  }
  const uses: Use[] = [...more(code, sdk)];
  for (const [, receiver, member, value] of code.matchAll(/(?<![\w.])(\w+)\??\.(\w+)\b(?: = (.*?)[;]?$)?/gm)) {
    const type = types.get(receiver!);
    if (type) uses.push([type, member!, value]);
  }
  const unknown = uses
    .filter(([type, member]) => !sdk.get(type)?.has(member) && !inherited.includes(member))
    .map(([type, member]) => `${type}: ${member}`);
  const wrong = uses.flatMap(([type, member, value = '']) => {
    const [, given] = literals.find(([form]) => form.test(value)) ?? [];
    const expected = sdk.get(type)?.get(member)?.replace(/\?$/, '');
    return given && expected && given !== expected ? [`${type}: ${member} is ${expected}, not ${given}`] : [];
  });
  const strangers = [...code.matchAll(/\bX2[A-Z]\w*/g)].map(([name]) => name).filter((name) => !isKnown(name, sdk) && !isReserved(name));
  return {checked: uses.length, unknown: [...unknown, ...wrong, ...strangers]};
}

const isKnown = (name: string, sdk: Interface): boolean =>
  sdk.has(name) ||
  [...sdk.values()].some((members) => members.has(name)) ||
  [...sdk.values()].some((members) => [...members.values()].includes(name));

/** A type by its name, by what reading `Type.member` gives, or by the value of an event. */
function typeOf(text: string, sdk: Interface): string | undefined {
  if (text === 'events') return 'X2Event';
  const [type, member] = text.split('.') as [string, string?];
  const found = member ? sdk.get(type)?.get(member) : sdk.has(type) ? type : sdk.get('X2Event')?.get(type);
  return found && sdk.has(found) ? found : undefined;
}

/** Comments and texts say nothing to a compiler; their length stays. */
const withoutText = (code: string): string =>
  code.replaceAll(/\/\*[^]*?\*\/|\/\/.*|"(?:[^"\\\n]|\\.)*"/g, (found) => (found.startsWith('"') ? readable(found) : ''));

/** What a text takes in: `\(stats.peers)` in Swift, `{stats.Peers}` in C#. */
const readable = (text: string): string => {
  const parts = [...text.matchAll(/\\\(([^()"]*)\)|\{([\w.]+)(?::\w+)?\}/g)].map(([, swift, csharp]) => swift ?? csharp);
  return parts.length > 0 ? ` ${parts.join(' ')} ` : '""';
};

/** The documented call that has these labels, some of which may be left out; else the call as it is written. */
function callOf(sdk: Interface, type: string, method: string, labels: readonly string[]): string {
  const written = `${method}(${labels.map((label) => `${label}:`).join('')})`;
  const documented = [...sdk.get(type)!.keys()].filter((name) => name.startsWith(`${method}(`));
  const fits = (name: string) => {
    const all = name
      .slice(method.length + 1, -1)
      .split(':')
      .slice(0, -1);
    let next = 0;
    for (const label of labels) {
      next = all.indexOf(label, next) + 1;
      if (next === 0) return false;
    }
    return all.length > 0 || labels.length === 0;
  };
  return documented.find(fits) ?? written;
}

const closing = (code: string, from: number, open = '(', close = ')'): number => {
  let depth = 1;
  let at = from;
  for (; at < code.length && depth > 0; at += 1) depth += code[at] === open ? 1 : code[at] === close ? -1 : 0;
  return at - 1;
};

/** The selector of the message whose brackets begin at `start`. */
function selectorAt(code: string, start: number, length: number): string {
  const words = code.slice(start + length, closing(code, start + 1, '[', ']'));
  let depth = 0;
  const outer = [...words].filter((letter) => {
    depth += '[('.includes(letter) ? 1 : 0;
    const isOuter = depth === 0;
    depth -= '])'.includes(letter) ? 1 : 0;
    return isOuter;
  });
  const text = outer.join('');
  const parts = text.match(/\w+:/g);
  return parts ? parts.join('') : text.trim();
}
