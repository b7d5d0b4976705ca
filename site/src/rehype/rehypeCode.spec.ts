import {toHtml} from 'hast-util-to-html';
import {describe, expect, test, vi} from 'vitest';
import {highlightCode} from './highlightCode.ts';
import {linkNames} from './linkNames.ts';
import {rehypeCode} from './rehypeCode.ts';

describe('highlightCode', () => {
  test('gives compact HTML of which the text is the code', async () => {
    const code = 'const a = "<b>&"; // 注释\nif (a) run(1);';
    const html = await highlightCode(code, 'ts');
    expect(html).toContain('<b class=k>const </b>');
    expect(html).toContain('<b class=c>// 注释</b>');
    const text = html
      .replace(/<[^>]+>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');
    expect(text).toBe(code);
  });
  test.each(['kotlin', 'swift', 'objectivec', 'csharp', 'nginx', 'http', 'powershell'])('knows %s', async (language) => {
    expect(await highlightCode('x = "1" // y', language)).toContain('1');
  });
  test('colours a component of Vue part by part: its script, and its template', async () => {
    const html = await highlightCode('<script setup lang="ts">\nconst a = 1;\n</script>\n<template><b :c="a" /></template>', 'vue');
    expect(html).toContain('<b class=k>const </b>');
    expect(html).toContain('&lt;<b class=s>template</b>&gt;');
  });
  test('leaves plain text plain', async () => {
    expect(await highlightCode('a\n<b>\nc', 'text')).toBe('a\n&lt;b&gt;\nc');
  });
  test('colours a line by what is open where it begins, whatever it was elsewhere', async () => {
    const line = 'const a = 1;';
    const code = await highlightCode(line, 'ts');
    expect(code).toContain('<b class=k>const </b>');
    expect(await highlightCode(`/*\n${line}\n*/\n${line}\n\n${line}`, 'ts')).toBe(
      `<b class=c>/*</b>\n<b class=c>${line}</b>\n<b class=c>*/</b>\n${code}\n\n${code}`,
    );
  });
  test('colours a line to its end, however slow the machine', async () => {
    // A new name each time, because a known line is not tokenized again.
    const lineWith = (name: string) => `const std::string &${name} = read(); return ${name};`;
    const expected = await highlightCode(lineWith('token'), 'cpp');
    expect(expected).toContain('<b class=k>return');
    let now = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
    const slowly = await highlightCode(lineWith('other'), 'cpp');
    clock.mockRestore();
    expect(slowly).toBe(expected.replaceAll('token', 'other'));
  });
  test('names a language it does not know', async () => {
    await expect(highlightCode('x', 'brainfuck')).rejects.toThrow('不认识的代码语言「brainfuck」');
  });
});

test('names in highlighted code become links, and its text stays', async () => {
  const code = 'core?: Partial<CoreConfig> & Other;';
  const nodes = linkNames(await highlightCode(code, 'ts'), 'CoreConfig=/api/x#coreconfig,Other=https://example.com/a=b');
  const html = toHtml({type: 'root', children: nodes});
  expect(
    html
      .replace(/<[^>]+>/g, '')
      .replace('&#x3C;', '<')
      .replace('&#x26;', '&'),
  ).toBe(code);
  expect(html).toContain('<a href="/api/x#coreconfig">CoreConfig</a>');
  expect(html).toContain('<a href="https://example.com/a=b">Other</a>');
  expect(html).toMatch(/<b class="\w">/);
});

const vfile = {
  fail: (reason: string) => {
    throw new Error(reason);
  },
};

const blockOf = (meta: string, text: string) => ({
  type: 'element',
  tagName: 'pre',
  children: [
    {
      type: 'element',
      tagName: 'code',
      properties: {className: ['language-ts']},
      data: {meta},
      children: [{type: 'text', value: text}],
    },
  ],
});

test('a code block becomes a CodeBlock element; inline code stays', async () => {
  const inline = {type: 'element', tagName: 'p', children: [{type: 'element', tagName: 'code', children: [{type: 'text', value: 'x'}]}]};
  const block = blockOf('title="main.ts"', 'a();\n');
  await rehypeCode()({type: 'root', children: [inline, block]}, vfile);
  expect(inline.children[0]!.tagName).toBe('code');
  expect(block).toMatchObject({
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      {name: 'language', value: 'ts'},
      {name: 'title', value: 'main.ts'},
      {name: 'html', value: '<b class=f>a</b>();'},
    ],
  });
});

test('code of one line without a title has its button beside it', async () => {
  const [short, long, titled] = [blockOf('', 'a();\n'), blockOf('', 'a();\nb();\n'), blockOf('title="main.ts"', 'a();\n')];
  await rehypeCode()({type: 'root', children: [short, long, titled]}, vfile);
  const isOneLine = (block: object) => JSON.stringify(block).includes('"code-line"');
  expect([short, long, titled].map(isOneLine)).toEqual([true, false, false]);
});

test('one line stands out, whatever its colours; a name that is not there stops the build', async () => {
  const block = blockOf('lit=start', 'const a = 1;\nstart(a);\n');
  await rehypeCode()({type: 'root', children: [block]}, vfile);
  expect(block).toMatchObject({attributes: [{}, {name: 'html', value: expect.stringMatching(/\n<mark>.*<\/mark>$/)}]});
  await expect(rehypeCode()({type: 'root', children: [blockOf('lit=stop', 'start();\n')]}, vfile)).rejects.toThrow(
    '代码里没有要突出的「stop」。',
  );
});
