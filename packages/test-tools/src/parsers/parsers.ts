import {DOMParser} from '@xmldom/xmldom';
import {load, YAMLException} from 'js-yaml';
import ts from 'typescript';
import {compileVue} from './compileVue.ts';
import type {Parse, Problem} from './Parse.ts';
import {treeSitter} from './treeSitter.ts';

const cGrammar = treeSitter('c');

/** Languages that are checked, each by a parser others rely on. */
export const parsers: Readonly<Record<string, Parse>> = {
  kotlin: treeSitter('kotlin'),
  java: treeSitter('java'),
  swift: treeSitter('swift'),
  objectivec: treeSitter('objc'),
  // A C compiler never sees what is meant for C++.
  c: (code) => cGrammar(code.replace(/^#ifdef __cplusplus\n[^]*?^#endif$/gm, (block) => block.replace(/[^\n]/g, ''))),
  cpp: treeSitter('cpp'),
  csharp: treeSitter('c_sharp'),
  bash: treeSitter('bash'),
  json: parseJson,
  yaml: parseYaml,
  xml: parseXml,
  html: treeSitter('html'),
  ts: typeScript('snippet.ts'),
  tsx: typeScript('snippet.tsx'),
  js: typeScript('snippet.js'),
  vue: (code) =>
    attempt(
      () => compileVue(code, 'snippet.vue'),
      () => 1,
    ),
};

/** Languages no check here covers. nginx and Caddy files go through their own validators. */
export const uncheckedLanguages: readonly string[] = ['text', 'nginx', 'caddy', 'http', 'diff', 'properties', 'cmake', 'powershell'];

function parseJson(code: string): Problem[] {
  return attempt(
    () => JSON.parse(code),
    () => 1,
  );
}

function parseYaml(code: string): Problem[] {
  return attempt(
    () => load(code),
    (error) => (error instanceof YAMLException ? error.mark.line + 1 : 1),
  );
}

/** A fragment may have several roots, and uses Android's prefix without declaring it. */
function parseXml(code: string): Problem[] {
  const problems: Problem[] = [];
  const whole = /^\s*<(\?xml|!DOCTYPE)/.test(code) ? code : `<fragment xmlns:android="urn:fragment">${code}</fragment>`;
  const parser = new DOMParser({onError: (_level, message) => problems.push({line: 1, message: message})});
  try {
    parser.parseFromString(whole.trimStart(), 'text/xml');
  } catch (error) {
    problems.push({line: 1, message: String(error)});
  }
  return problems;
}

/**
 * Pages also show a piece on its own: members of a class (a signature), or part of an object (some options). Either
 * counts when it parses where it belongs; the reported problems are those of reading it as a whole file.
 */
function typeScript(fileName: string): Parse {
  return (code) => {
    const problems = syntaxProblems(fileName, code);
    const places = [`declare class Snippet {\n${code}\n}`, `({\n${code}\n});`, `(\n${code}\n);`];
    return problems.length > 0 && places.some((place) => syntaxProblems(fileName, place).length === 0) ? [] : problems;
  };
}

function syntaxProblems(fileName: string, code: string): Problem[] {
  const compilerOptions = {jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext};
  const {diagnostics = []} = ts.transpileModule(code, {fileName, reportDiagnostics: true, compilerOptions});
  return diagnostics.map(({file, start = 0, messageText}) => ({
    line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
}

function attempt(parse: () => unknown, lineOf: (error: unknown) => number): Problem[] {
  try {
    parse();
    return [];
  } catch (error) {
    return [{line: lineOf(error), message: error instanceof Error ? error.message : String(error)}];
  }
}
