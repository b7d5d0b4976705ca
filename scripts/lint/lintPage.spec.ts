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
  ['spaces around a Chinese link', '1. 见 [选项](/docs/a#not-b)，按 [选项](/docs/a#not-b) 走。', ['1 spacing']],
])('finds %s', (_, source, expected) => {
  expect(rules(source)).toEqual(expected);
});

test.each([
  ['a good page', '---\ntitle: 分片\n# a note\n---\n\n## 安装 {/* #install */}\n\n**注意**：先看 `分片,x` 这里。'],
  ['code', '```ts\n// 分片,好\n# 标题\n```'],
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
