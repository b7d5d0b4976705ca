import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';
import type {Finding} from './findings.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Words by which a sentence says that a test of ours has seen something. */
const SPEAKS =
  /由测试|(?:自动|浏览器|互传)测试|测试(?:在|里|中与|会|把|让|要求|跑过|运行|执行|比对|记录|就红|用 \d|用一份)|用 \S+ 测试|(?:试|测|跑|核对|比较)过|已用[^，。；]*核对/g;

/** Not ours to name: no test, a try by hand, a comparison with source code, and what readers do themselves. */
const OTHERS =
  /(?:没有|不|未)[^，。；：]{0,8}测[试过]|测试没有|手工[^，。；]*?过|源代码核对过|没有测试|没有重新测过|测过的各项|测试用(?:的|与)|开发与自动测试/g;

/** `test: tests/lab/faults.pw.ts "title"` in a comment of MDX, TypeScript, JSX or YAML; the title may be left out. */
const NAMED = /\btest: (\S+\.ts)(?: "([^"]+)")?/g;
const COMMENT = /(?:\{?\/\*|\/\/|#|^\s*\*) ?test: /m;

/** A sentence about our own tests names the test beside it, and the test is there. */
export function checkNamedTests(source: string): Finding[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index): Finding[] => [
    ...speaking(lines, index),
    ...named(line).flatMap(({file, title}) => missing(file, title, index + 1)),
  ]);
}

/** How many tests the texts of a check name: none would mean that it looked at nothing. */
export const named = (text: string): {file: string; title: string | undefined}[] =>
  COMMENT.test(text) ? [...text.matchAll(NAMED)].map(([, file, title]) => ({file: file!, title})) : [];

function speaking(lines: readonly string[], index: number): Finding[] {
  const sentence = lines[index]!.replace(/\{?\/\* test: .*?\*\/\}?/g, '').replace(OTHERS, '');
  const [words] = sentence.match(SPEAKS) ?? [];
  if (!words || lines.slice(Math.max(0, index - 1), index + 2).some((line) => named(line).length > 0)) return [];
  return [{line: index + 1, rule: 'named-test', message: `「${words}」说的是我们自己的测试：在旁边的注释里写出它，test: 文件 "标题"。`}];
}

function missing(file: string, title: string | undefined, line: number): Finding[] {
  if (!existsSync(ROOT + file)) return [{line, rule: 'named-test', message: `没有 ${file} 这个测试文件。`}];
  const titles = titlesIn(file);
  if (titles.length === 0) return [{line, rule: 'named-test', message: `${file} 里没有测试。`}];
  return title === undefined || titles.some((pattern) => pattern.test(title))
    ? []
    : [{line, rule: 'named-test', message: `${file} 里没有名为「${title}」的测试。`}];
}

const known = new Map<string, RegExp[]>();

/** Titles of the tests of a file, or of its journeys by their keys; what is filled in when it runs may be written in any way. */
function titlesIn(file: string): RegExp[] {
  const titles = known.get(file) ?? readTitles(ts.createSourceFile(file, readFileSync(ROOT + file, 'utf8'), ts.ScriptTarget.Latest));
  known.set(file, titles);
  return titles;
}

function readTitles(root: ts.SourceFile): RegExp[] {
  const titles: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:test|it|describe)\b/.test(node.expression.getText(root))) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) titles.push(toPattern(title));
    }
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && ts.isArrowFunction(node.initializer))
      titles.push(toPattern(node.name));
    ts.forEachChild(node, visit);
  };
  visit(root);
  return titles;
}

function toPattern(title: ts.StringLiteralLike | ts.TemplateExpression): RegExp {
  const fixed = ts.isTemplateExpression(title) ? [title.head.text, ...title.templateSpans.map(({literal}) => literal.text)] : [title.text];
  const parts = fixed.flatMap((text) => text.split(/%[sijdfo]|\$\w+/));
  return new RegExp(`^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.+')}$`);
}
