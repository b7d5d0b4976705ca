import {describe, expect, it} from 'vitest';
import {parsers} from './parsers.ts';

/** One snippet that parses, and the same with a fault a writer could make. */
const cases: Record<keyof typeof parsers, {good: string; bad: string}> = {
  kotlin: {good: 'fun f(): Int = listOf(1).first()', bad: 'fun f(): Int = listOf(1.first()'},
  java: {good: 'class A { void f() { g("x"); } }', bad: 'class A { void f() { g("x") } }'},
  swift: {good: 'func f() throws -> Int { try g() }', bad: 'func f() throws -> Int { try g( }'},
  objectivec: {good: 'void f(void) { [a b:@"c"]; }', bad: 'void f(void) { [a b:@"c"; }'},
  c: {good: 'int f(void);\n#ifdef __cplusplus\nextern "C" {\n#endif\n', bad: 'int f(void;\n'},
  cpp: {good: 'auto f = [](int x) { return x; };', bad: 'auto f = [](int x) { return x; ;'},
  csharp: {good: 'class A { int F() => 1; }', bad: 'class A { int F() => ; }'},
  bash: {good: 'npm ci && npm start', bad: 'npm ci && (npm start'},
  json: {good: '{"a": [1]}', bad: '{"a": [1],}'},
  yaml: {good: 'a:\n  - b', bad: 'a: [b'},
  xml: {good: '<uses-permission android:name="x" />\n<b/>', bad: '<a><b></a>'},
  html: {good: '<!doctype html>\n<p>a<br>b</p>', bad: '<p>a</p></div>'},
  ts: {good: 'const a: string = "b";', bad: 'const a: string = ;'},
  tsx: {good: 'const a = <b c="d" />;', bad: 'const a = <b c="d">;'},
  js: {good: 'import a from "b"; a();', bad: 'import a from ; a();'},
  vue: {
    good: '<script setup lang="ts">\nconst a = 1;\n</script>\n<template><p>{{ a }}</p></template>',
    bad: '<script setup>\n</script>\n<template><p>{{ a( }}</p></template>',
  },
};

describe('every parser sees a planted fault', () => {
  it.each(Object.entries(cases))('%s', async (language, {good, bad}) => {
    const parse = parsers[language]!;
    expect(await parse(good)).toEqual([]);
    expect(await parse(bad)).not.toEqual([]);
  });

  it('covers every language', () => {
    expect(Object.keys(cases).sort()).toEqual(Object.keys(parsers).sort());
  });
});
