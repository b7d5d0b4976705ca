import ts from 'typescript';
import {expect, test} from 'vitest';
import {findInSources} from './findInSources.ts';
import {findLooseText} from './findLooseText.ts';

const PRELUDE = `
declare let cond: boolean; declare let word: string; declare let count: number; declare let maybe: string | undefined; declare let names: readonly string[];
declare function Note(props: any): JSX.Element; declare function useWord(): string;
const UNIT = 's'; const LIMITS = {most: 8}; const KINDS = ['a', 'b'];
`;

const JSX_TYPES = 'declare namespace JSX { interface Element {readonly type: string} interface IntrinsicElements {[name: string]: any} }';

const inside = (jsx: string) => `function Sample() { return <div>${jsx}</div>; }`;

const loose: readonly (readonly [name: string, code: string, expected: readonly string[]])[] = [
  ['a value beside words', inside('共 {count} 项'), ['count']],
  ['a value beside an element', inside('<b>甲</b>{word}'), ['word']],
  ['one of two texts beside words', inside("{cond ? '甲' : '乙'}丙"), ["'甲'", "'乙'"]],
  ['text that comes and goes beside an element', inside("{cond && '甲'}<b>乙</b>"), ["'甲'"]],
  ['text that may be missing beside an element', inside('<b>甲</b>{maybe}'), ['maybe']],
  ['words after an element that comes and goes', inside('{cond && <b>甲</b>}乙'), ['乙']],
  ['words after one of two elements', inside('{cond ? <b>甲</b> : <i>乙</i>}丙'), ['丙']],
  ['words after a list', inside('{names.map((name) => <b key={name}>{name}</b>)}。'), ['。']],
  ['a list of texts', inside('{names.map((name) => name)}'), ['names.map((name) => name)']],
  ['text in a fragment that comes and goes', inside('{cond ? <>甲<b>乙</b></> : null}'), ['甲']],
  ['a value in a fragment', 'const column = {cell: () => <>{word}<b>甲</b></>};', ['word']],
  ['a value in a fragment in an attribute', '<Note hint={<>甲{word}</>} />;', ['word']],
  ['what a component answers', "function Sample() { return cond ? '甲' : <b>乙</b>; }", ["'甲'"]],
  [
    'what an arrow function answers',
    'const Sample = () => names.map((name, index) => (index % 2 ? <b key={index}>{name}</b> : name));',
    ['names.map((name, index) => (index % 2 ? …'],
  ],
  ['texts of two elements that become each other', inside('{cond ? <p>甲<b>乙</b></p> : <p>丙</p>}'), ['甲']],
  [
    'texts of two answers that become each other',
    'function Sample() { if (cond) return <p>甲<b>乙</b></p>; return <p>丙<i>丁</i></p>; }',
    ['甲', '丙'],
  ],
  ['text of a component with several children', '<Note>甲{word}</Note>;', ['word']],
  ['what a hook answers', 'function Sample() { const said = useWord(); return <p>甲{said}</p>; }', ['said']],
];

const fine: readonly (readonly [name: string, code: string])[] = [
  ['words', inside('甲')],
  ['an only child that changes', inside('{word}')],
  ['an only child that comes and goes', inside("{cond && '甲'}")],
  ['text or an element as the only child', inside("{cond ? '甲' : <b>乙</b>}")],
  ['one string with values in it', inside('{`共 ${count} 项`}')],
  ['words beside an element', inside('甲<b>{word}</b>乙')],
  ['words before something that comes and goes', inside('甲{cond && <b>乙</b>}')],
  ['words after an element that stays, behind one that does not', inside('{cond && <b>甲</b>}<i>乙</i>丙')],
  ['constants', inside('{LIMITS.most} {UNIT}{KINDS.map((kind) => <b>{kind}</b>)}')],
  ['a constant that a function unpacks', 'function Sample() { const {most} = LIMITS; return <p>最多 {most * 2} 位</p>; }'],
  ['an item of a constant list beside words', inside('{KINDS.map((kind) => <p>甲{kind}</p>)}')],
  ['white space between elements that come and go', inside("{cond && <b>甲</b>}{' '}{cond && <b>乙</b>}")],
  ['two elements of a kind with keys', inside('{cond ? <p key="a">甲<b>乙</b></p> : <p key="b">丙<b>丁</b></p>}')],
  ['words in a fragment that stays', '<Note hint={<>甲<b>乙</b></>} />;'],
  ['text that is not to be translated', '<code translate="no">甲{word}</code>;'],
];

const samples = sampleProgram([...loose, ...fine].map(([, code]) => code));

test.each(loose)('finds %s', (_, code, expected) => {
  expect(samples(code)).toEqual(expected);
});

test.each(fine)('accepts %s', (_, code) => {
  expect(samples(code)).toEqual([]);
});

// Parses and checks the whole application.
test('the application holds no text that a translator would take from React', {timeout: 180_000}, () => {
  const {files, sentences} = findInSources();
  expect(files).toBeGreaterThan(60);
  expect(sentences).toEqual([]);
});

/** The loose texts of each of some components, all of which are one program. */
function sampleProgram(codes: readonly string[]): (code: string) => string[] {
  const options: ts.CompilerOptions = {jsx: ts.JsxEmit.Preserve, strict: true, target: ts.ScriptTarget.ES2022, types: []};
  const host = ts.createCompilerHost(options);
  const files = new Map(
    codes.map((code, index) => [
      `/${index}.tsx`,
      ts.createSourceFile(`/${index}.tsx`, `${PRELUDE}${code}\nexport {};`, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX),
    ]),
  );
  files.set('/jsx.d.ts', ts.createSourceFile('/jsx.d.ts', JSX_TYPES, ts.ScriptTarget.ES2022, true));
  const program = ts.createProgram([...files.keys()], options, {
    ...host,
    getSourceFile: (name, ...rest) => files.get(name) ?? host.getSourceFile(name, ...rest),
    fileExists: (name) => files.has(name) || host.fileExists(name),
  });
  return (code) => findLooseText(files.get(`/${codes.indexOf(code)}.tsx`)!, program.getTypeChecker()).map(({text}) => text);
}
