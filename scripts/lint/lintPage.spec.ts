import {expect, test} from 'vitest';
import {readGlossary} from './glossary.ts';
import {lintPage} from './lintPage.ts';
import {maskCode} from './maskCode.ts';
import {fixPunctuation} from './punctuation.ts';

const glossary = readGlossary();
const rules = (source: string) => lintPage(source, glossary).map(({line, rule}) => `${line} ${rule}`);

test('the glossary is read from the style guide', () => {
  expect(glossary.length).toBeGreaterThan(10);
  expect(glossary.find(({term}) => term === '切片')?.avoid).toContain('分片');
});

test.each([
  ['a heading without an id', '## 安装', ['1 heading-id']],
  ['a Chinese id', '## 安装 {/* #安装 */}', ['1 heading-id']],
  ['an id used twice', '## 甲 {/* #a */}\n\n## 乙 {/* #a */}', ['3 heading-id']],
  ['a first-level heading', '# 标题 {/* #t */}', ['1 heading-level']],
  ['a word the glossary replaces', '每个分片都有编号。', ['1 glossary']],
  ['bold that does not close', '**注意：**先看这里。', ['1 emphasis']],
  ['missing space', '使用hls.js播放。', ['1 spacing']],
  ['half-width punctuation', '你好,世界。', ['1 punctuation', '1 spacing']],
  ['a heading after a fence inside a fence', '````md\n```\n## 甲\n````\n\n## 乙', ['6 heading-id']],
  ['a heading after a fence of tildes', '~~~\n```\n## 甲\n~~~\n\n## 乙', ['6 heading-id']],
  ['a word after code, tags and comments', '{/* 甲\n乙 */}\n<Note\n  title="丙">\n每个分片都有编号。</Note>', ['5 glossary']],
  ['spaces around a Chinese link', '1. 见 [选项](/docs/a#not-b)，按 [选项](/docs/a#not-b) 走。', ['1 spacing']],
])('finds %s', (_, source, expected) => {
  expect(rules(source)).toEqual(expected);
});

test.each([
  ['a good page', '---\ntitle: 分片\n# a note\n---\n\n## 安装 {/* #install */}\n\n**注意**：先看 `分片,x` 这里。'],
  ['code', '```ts\n// 分片,好\n# 标题\n```'],
  ['headings in a fence inside a fence', '````md\n```\n## 甲\n````'],
  ['code in a line', '先看 `分片,好` 这里。'],
  ['an attribute', '<Note\n  title="分片" />'],
  ['imports and what a page exports', "import A from './分片';\n\nexport const text = {\n  a: '分片',\n};"],
  ['a comment', '{/* 分片。\n分片。 */}'],
  ['an address', '见[选项](/docs/分片)。'],
  ['bold inside a sentence', '这是**重点**，也是**结论**。'],
  ['a Chinese link in a list', '1. 见[选项](/docs/a#not-b)，按[选项](/docs/a#not-b)走，或用 [Docker 镜像](/docs/a#not-b)。'],
])('accepts %s', (_, source) => {
  expect(rules(source)).toEqual([]);
});

test('widens half-width marks and completes pairs, outside code only', () => {
  const fix = (source: string) => fixPunctuation(source, maskCode(source));
  expect(fix('你好,世界(a)。`甲,乙`')).toBe('你好，世界（a）。`甲,乙`');
  expect(fix('f(x) 与 (n-1)/n')).toBe('f(x) 与 (n-1)/n');
});
