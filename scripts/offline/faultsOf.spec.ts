import {expect, test} from 'vitest';
import {faultsOf} from './faultsOf.ts';
import {readFonts, type ReadPdf} from './readPdf.ts';

const printed = {headings: ['快速 开始', '安装'], anchors: ['docs.intro']};
const whole: ReadPdf = {
  pages: 2,
  outline: ['快速开始', '安装'],
  anchors: ['docs.intro', 'docs.about'],
  fonts: [{name: 'Noto', isEmbedded: true}],
};

test('nothing is said of a whole PDF', () => expect(faultsOf(printed, whole)).toEqual([]));

test.each<[string, Partial<ReadPdf>]>([
  ['It has no pages.', {pages: 0}],
  ['It has no pages.', {pages: NaN}],
  ['The outline says nothing where the heading is 安装.', {outline: ['快速开始']}],
  ['The outline says 卸载 where the heading is 安装.', {outline: ['快速开始', '卸载']}],
  ['The outline goes on after the last heading: 卸载.', {outline: ['快速开始', '安装', '卸载']}],
  ['A link leads to #docs.intro, which the PDF does not have.', {anchors: []}],
  ['It has no fonts.', {fonts: []}],
  ['The font Noto is not embedded.', {fonts: [{name: 'Noto', isEmbedded: false}]}],
])('%s', (fault, part) => expect(faultsOf(printed, {...whole, ...part})).toEqual([fault]));

test('a document without headings is not taken for one whose outline is right', () =>
  expect(faultsOf({headings: [], anchors: []}, {...whole, outline: []})).toEqual(['It has no headings.']));

test('the table of fonts is read', () =>
  expect(
    readFonts(`name                                 type              encoding         emb sub uni object ID
------------------------------------ ----------------- ---------------- --- --- --- ---------
[none]                               Type 3            Custom           yes no  yes      4  0
BAAAAA+DejaVuSansMono-Bold           CID TrueType      Identity-H       no  yes yes      7  0
`),
  ).toEqual([
    {name: '[none]', isEmbedded: true},
    {name: 'BAAAAA+DejaVuSansMono-Bold', isEmbedded: false},
  ]));
