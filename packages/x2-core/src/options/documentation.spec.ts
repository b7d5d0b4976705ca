import {fileURLToPath} from 'node:url';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {describeRange} from './describeRange.ts';
import {optionNames, options, type OptionName, type OptionSpec} from './optionTable.ts';

/** The comment of each option in types/config.ts, which is what the API reference prints. */
const comments = readComments(fileURLToPath(new URL('../types/config.ts', import.meta.url)), ['StreamConfig', 'CommonCoreConfig']);

/** How the comment names each kind of value. */
const SHAPES: Record<OptionSpec['type'], RegExp> = {
  boolean: /布尔值/,
  number: /单位：/,
  string: /字符/,
  choice: /取值/,
  trackers: /地址列表/,
  rtcConfig: /对象/,
  function: /函数/,
};

test('every option has a comment, and no other', () => {
  expect([...comments.keys()].sort()).toEqual([...optionNames].sort());
});

describe.each(optionNames)('%s', (name: OptionName) => {
  const spec: OptionSpec = options[name];
  const {text, defaultValue, hasExample} = comments.get(name)!;

  test('opens with the summary of the table', () => {
    expect(text.split('\n')[0]).toBe(spec.summary);
  });

  test('documents the default of the table', () => {
    expect(defaultValue).toBe(`\`${printed(spec.default)}\``);
  });

  test('says what shape the value has', () => {
    expect(text).toMatch(SHAPES[spec.type]);
  });

  test('shows by an example what a word or a number cannot', () => {
    expect(hasExample).toBe(!['boolean', 'number'].includes(spec.type) && name !== 'trackerClientVersionPrefix');
  });

  test('says whether it may change while running', () => {
    expect(text.includes('不可在运行中修改')).toBe(!spec.dynamic);
    expect(text).toContain('在运行中修改');
  });
});

const namesOf = (type: OptionSpec['type']) => optionNames.filter((name) => options[name].type === type);

test.each(namesOf('number'))('%s: documents unit and range of the table', (name) => {
  const {unit, min, max, integer}: OptionSpec = options[name];
  expect(comments.get(name)!.text).toContain(`单位：${unit}，范围 ${min}–${max}${integer ? '，整数' : ''}，`);
});

test.each(namesOf('string'))('%s: documents the length of the table', (name) => {
  expect(comments.get(name)!.text).toContain(describeRange(options[name]));
});

function printed(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printed).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, part]) => `${key}: ${printed(part)}`)
      .join(', ')}}`;
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

type Comment = {text: string; defaultValue: string | undefined; hasExample: boolean};

function readComments(file: string, typeNames: readonly string[]): Map<string, Comment> {
  const source = ts.createSourceFile(file, ts.sys.readFile(file)!, ts.ScriptTarget.Latest, true);
  const found = new Map<string, Comment>();
  source.forEachChild((node) => {
    if (!ts.isTypeAliasDeclaration(node) || !typeNames.includes(node.name.text) || !ts.isTypeLiteralNode(node.type)) return;
    for (const member of node.type.members) {
      const [comment] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
      const tag = ts.getJSDocTags(member).find(({tagName}) => tagName.text === 'defaultValue');
      found.set((member.name as ts.Identifier).text, {
        text: ts.getTextOfJSDocComment(comment?.comment) ?? '',
        hasExample: ts.getJSDocTags(member).some(({tagName}) => tagName.text === 'example'),
        defaultValue: ts.getTextOfJSDocComment(tag?.comment)?.trim(),
      });
    }
  });
  return found;
}
