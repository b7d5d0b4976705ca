import {parse, type Expression, type ObjectExpression, type Property, type SpreadElement} from 'acorn';

export type Skipped = {readonly path: string; readonly reason: string};

export type Literal =
  {readonly value: Readonly<Record<string, unknown>>; readonly skipped: readonly Skipped[]} | {readonly problem: string};

const MAX_LENGTH = 200_000;
/** Far below the depth at which the parser runs out of stack. */
const MAX_DEPTH = 200;

/**
 * The object in a piece of JSON or JavaScript: a bare literal, `const config = {…}`, or the argument of `new Hls({…})`.
 * Only parsed, never run: what is no plain value (a function, a variable, a call) is skipped and named.
 */
export function readLiteral(text: string): Literal {
  if (text.trim() === '') return {problem: '先粘贴一段配置。'};
  if (depthOf(text) > MAX_DEPTH) return {problem: '嵌套太深，不像一份配置。'};
  if (text.length > MAX_LENGTH) return {problem: `超过 ${MAX_LENGTH / 1000} kB，只粘贴配置对象那一段。`};
  try {
    const object = findObject(text);
    if (!object) return {problem: '里面没有对象。粘贴 { 开头、} 结尾的那一段。'};
    const skipped: Skipped[] = [];
    return {value: readObject(object, '', skipped), skipped};
  } catch (error) {
    return {problem: `不是正确的 JSON 或 JavaScript${placeOf(error)}。TypeScript 的类型标注要先去掉。`};
  }
}

/** Brackets in strings count too: the figure only has to be an upper bound. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const character of text) {
    if ('{[('.includes(character)) deepest = Math.max(deepest, ++depth);
    else if ('}])'.includes(character)) depth = Math.max(0, depth - 1);
  }
  return deepest;
}

function placeOf(error: unknown): string {
  const {loc} = error as {loc?: {line: number; column: number}};
  return loc ? `：第 ${loc.line} 行第 ${loc.column + 1} 个字符附近` : '';
}

const options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  locations: true,
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
} as const;

function findObject(text: string): ObjectExpression | undefined {
  let program;
  try {
    program = parse(`(${text.trim().replace(/;$/, '')}\n)`, options);
  } catch (asExpression) {
    try {
      program = parse(text, options);
    } catch (asProgram) {
      // A bare literal begins with a brace; for that, the first error is the one to report.
      throw text.trim().startsWith('{') ? asExpression : asProgram;
    }
  }
  return largestObject(program);
}

type Node = {readonly type: string; readonly start: number; readonly end: number};
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The outermost object with the most text: a configuration is longer than the options of the call around it. */
function largestObject(root: Node): ObjectExpression | undefined {
  let largest: Node | undefined;
  const visit = (node: Node): void => {
    if (node.type === 'ObjectExpression') {
      if (!largest || node.end - node.start > largest.end - largest.start) largest = node;
      return;
    }
    for (const child of Object.values(node)) {
      if (isNode(child)) visit(child);
      else if (Array.isArray(child)) child.filter(isNode).forEach(visit);
    }
  };
  visit(root);
  return largest as ObjectExpression | undefined;
}

function readObject(object: ObjectExpression, path: string, skipped: Skipped[]): Record<string, unknown> {
  const entries = object.properties.flatMap((property): [string, unknown][] => {
    const name = nameOf(property);
    if (name === undefined) {
      skipped.push({path: path || '{…}', reason: property.type === 'SpreadElement' ? '展开的对象（...）读不到内容' : '键要运行才知道'});
      return [];
    }
    const place = path ? `${path}.${name}` : name;
    const value = readValue((property as Property).value, place, skipped);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

function nameOf(property: Property | SpreadElement): string | undefined {
  if (property.type === 'SpreadElement') return undefined;
  const {key, computed} = property;
  if (key.type === 'Literal') return String(key.value);
  return !computed && key.type === 'Identifier' ? key.name : undefined;
}

const arithmetic: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

const unary: Readonly<Record<string, (value: number) => number | boolean>> = {
  '-': (value) => -value,
  '+': (value) => value,
  '!': (value) => !value,
};

/** undefined for what is no plain value. */
function readValue(node: Expression, path: string, skipped: Skipped[]): unknown {
  const skip = (reason: string): undefined => void skipped.push({path, reason});
  switch (node.type) {
    case 'ObjectExpression':
      return readObject(node, path, skipped);
    case 'ArrayExpression': {
      const before = skipped.length;
      const values = node.elements.flatMap((element, index) => {
        if (!element || element.type === 'SpreadElement') {
          skip('数组里的空位或展开读不到内容');
          return [];
        }
        const value = readValue(element, `${path}[${index}]`, skipped);
        return value === undefined ? [] : [value];
      });
      // A list of which nothing could be read is not an empty one.
      return values.length === 0 && skipped.length > before ? undefined : values;
    }
    case 'Literal':
      return node.regex || node.bigint ? skip('正则或大整数不是配置值') : node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? '') : skip('模板字符串要运行才知道结果');
    case 'UnaryExpression': {
      const value = readNumber(node.argument);
      const calculate = value === undefined ? undefined : unary[node.operator];
      return calculate ? calculate(value!) : skip('表达式要运行才知道结果');
    }
    case 'BinaryExpression': {
      const calculate = arithmetic[node.operator];
      const left = calculate && node.left.type !== 'PrivateIdentifier' ? readNumber(node.left) : undefined;
      const right = readNumber(node.right);
      return calculate && left !== undefined && right !== undefined ? calculate(left, right) : skip('表达式要运行才知道结果');
    }
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return skip('函数');
    case 'Identifier':
      return node.name === 'undefined' ? undefined : skip(`变量 ${node.name}`);
    default:
      return skip('要运行才知道结果');
  }
}

/** `300 * 1024 * 1024`: arithmetic with numbers is common in configurations. */
function readNumber(node: Expression): number | undefined {
  const value = readValue(node, '', []);
  return typeof value === 'number' ? value : undefined;
}
