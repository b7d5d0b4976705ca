import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';
import {expect, test, vi} from 'vitest';
// @ts-expect-error: the build's own helpers are plain JavaScript.
import {fromPackage} from '../reference/refinePage.mjs';

// The compiler reads hls.js, Shaka Player and the browser's own types each time.
vi.setConfig({testTimeout: 60_000});

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));
const configFile = ts.readConfigFile(`${PACKAGES}tsconfig.json`, ts.sys.readFile).config as object;
const {options: compilerOptions} = ts.parseJsonConfigFileContent(configFile, ts.sys, PACKAGES);

const entries = ['x2-hlsjs', 'x2-shaka'].flatMap((name) =>
  ['index', 'options', 'swarm', 'errors'].map((entry) => `${PACKAGES}${name}/src/${entry}.ts`),
);

/** Exports, and members of exported classes and object types, that have no comment. */
function undocumented(program: ts.Program, files: readonly string[]): string[] {
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!);
    return checker.getExportsOfModule(module!).flatMap((symbol) => {
      const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const hasComment = (candidate: ts.Symbol) => candidate.getDocumentationComment(checker).length > 0;
      const members = (original.declarations ?? []).flatMap((declaration) => membersOf(declaration, checker));
      return [original, ...members]
        .filter((candidate) => !hasComment(candidate))
        .map((candidate) => `${file.replace(PACKAGES, '')}: ${original.name}.${candidate.name}`);
    });
  });
}

function membersOf(declaration: ts.Declaration, checker: ts.TypeChecker): ts.Symbol[] {
  const nodes =
    ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)
      ? [...declaration.members]
      : ts.isTypeAliasDeclaration(declaration) && ts.isTypeLiteralNode(declaration.type)
        ? [...declaration.type.members]
        : [];
  return nodes
    .filter((node) => !node.name || !ts.isPrivateIdentifier(node.name))
    .map((node) => ((node as {symbol?: ts.Symbol}).symbol ?? (node.name && checker.getSymbolAtLocation(node.name)))!)
    .filter(Boolean);
}

test('every export and every member of an export has a comment', () => {
  const program = ts.createProgram(entries, compilerOptions);
  expect(undocumented(program, entries)).toEqual([]);
});

test('an export without a comment is found', () => {
  const file = `${PACKAGES}x2-core/planted.ts`;
  const program = programWith({
    [file]: 'export type A = {b: string};\n/** 有说明。 */\nexport class C {\n  /** 有说明。 */\n  d = 1;\n  e() {}\n}',
  });
  expect(undocumented(program, [file])).toEqual(['x2-core/planted.ts: A.A', 'x2-core/planted.ts: A.b', 'x2-core/planted.ts: C.e']);
});

test('every example in a comment compiles', () => {
  const examples = Object.fromEntries(
    sourceFiles().flatMap((file) => examplesIn(file).map((code, index) => [exampleName(file, index), code])),
  );
  expect(Object.keys(examples).length).toBeGreaterThan(30);
  expect(problemsIn(examples)).toEqual([]);
});

test('an example that does not compile is found', () => {
  const problems = problemsIn({
    [`${PACKAGES}x2-hlsjs/src/planted.example.ts`]:
      "import {HlsJsP2PEngine} from 'x2-hlsjs';\nnew HlsJsP2PEngine({core: {cachedSegmentsCount: 1}});\nexport {};",
  });
  expect(problems).toEqual([expect.stringContaining('cachedSegmentsCount')]);
});

const exampleName = (file: string, index: number) => file.replace(/\.ts$/, `.${index}.example.ts`);

function sourceFiles(): string[] {
  return ['x2-core', 'x2-hlsjs', 'x2-shaka'].flatMap((name) =>
    readdirSync(`${PACKAGES}${name}/src`, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .map((file) => `${PACKAGES}${name}/src/${file}`),
  );
}

/** What both packages share is printed under either name (see `fromPackage`), so it has to compile under either. */
function examplesIn(file: string): string[] {
  const blocks = readFileSync(file, 'utf8').matchAll(/^[ \t]*\* ```ts\n([\s\S]*?)^[ \t]*\* ```$/gm);
  const names = file.includes('/x2-core/') ? ['x2-hlsjs', 'x2-shaka'] : ['x2-hlsjs'];
  return [...blocks].flatMap(([, block]) => names.map((name) => fromPackage(`${block!.replace(/^[ \t]*\* ?/gm, '')}\nexport {};`, name)));
}

function problemsIn(files: Record<string, string>): string[] {
  const program = programWith(files);
  return Object.keys(files).flatMap((name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({messageText}) => `${name.replace(PACKAGES, '')}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}

/** A program over files that are not on disk. */
function programWith(files: Record<string, string>): ts.Program {
  const settings: ts.CompilerOptions = {
    ...compilerOptions,
    noUnusedLocals: false,
    paths: {
      ...compilerOptions.paths,
      ...Object.fromEntries(
        ['x2-hlsjs', 'x2-shaka'].flatMap((name) => [
          [name, [`${PACKAGES}${name}/src/index.ts`]],
          [`${name}/*`, [`${PACKAGES}${name}/src/*.ts`]],
        ]),
      ),
    },
  };
  const host = ts.createCompilerHost(settings);
  const {getSourceFile, fileExists, readFile} = host;
  host.getSourceFile = (name, ...rest) =>
    name in files ? ts.createSourceFile(name, files[name]!, ts.ScriptTarget.ES2022, true) : getSourceFile(name, ...rest);
  host.fileExists = (name) => name in files || fileExists(name);
  host.readFile = (name) => files[name] ?? readFile(name);
  return ts.createProgram(Object.keys(files), settings, host);
}
