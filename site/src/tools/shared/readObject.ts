import type {Expression, ObjectExpression, Property, SpreadElement} from 'acorn';

export type Skipped = {readonly path: string; readonly reason: string};

/** The plain values of an object. What is none (a function, a variable, a call) is skipped and named. */
export function readObject(object: ObjectExpression, path: string, skipped: Skipped[]): Record<string, unknown> {
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

/** The name of a property, unless only a run would tell. */
export function nameOf(property: Property | SpreadElement): string | undefined {
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
