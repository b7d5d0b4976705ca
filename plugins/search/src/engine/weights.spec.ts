import {describe, expect, it} from 'vitest';
import type {ExtractedPage, PageRecord} from '../build/extractPage.ts';
import {loadEngine} from './fixtureSite.ts';

/** One case for each weight of the ranking: what it is for. Without the weight two pages tie, and the first one, the wrong one, wins. */
type Section = Partial<PageRecord> & {heading: string};

const page = (route: string, title: string, ...sections: Section[]): ExtractedPage => {
  const record = (level: number, anchor: string, section: Section): PageRecord => ({
    level,
    anchor,
    text: '',
    identifiers: [],
    code: [],
    ...section,
  });
  return {
    route,
    title,
    crumbs: [],
    records: [record(1, '', {heading: title}), ...sections.map((section, number) => record(2, `s${number}`, section))],
  };
};
const wrong = (...sections: Section[]) => page('/docs/wrong', '其他', ...sections);
const right = (...sections: Section[]) => page('/docs/right', '其他', ...sections);

const found = (query: string, pages: ExtractedPage[], more: object = {}) => loadEngine(pages).ask({id: 1, query, limit: 9, ...more}).pages;
const first = (query: string, pages: ExtractedPage[], more: object = {}) => found(query, pages, more)[0]?.route;

const isFirst = (query: string, pages: ExtractedPage[], more: object = {}) => expect(first(query, pages, more)).toBe('/docs/right');

describe('of what names a section', () => {
  it('a title goes before a heading', () => isFirst('鉴权', [wrong({heading: '鉴权限制'}), page('/docs/right', '鉴权限制')]));
  it('a heading before an identifier', () => isFirst('ab', [wrong({heading: '甲', identifiers: ['ab']}), right({heading: '乙 ab'})]));
  it('an identifier before a wording of readers', () =>
    isFirst('ab', [wrong({heading: '甲', aliases: ['ab']}), right({heading: '乙', identifiers: ['ab']})]));
  it('a wording of readers before a mention', () =>
    isFirst('鉴权', [wrong({heading: '甲', text: '鉴权'}), right({heading: '乙', aliases: ['鉴权']})]));
  it('a character alone before one that is part of a word', () => isFirst('鉴', [wrong({heading: '鉴权'}), right({heading: '鉴 权'})]));
  it('a short heading before a long one', () =>
    isFirst('鉴权', [wrong({heading: '鉴权之外还有许多别的说明'}), right({heading: '鉴权限制'})]));
  it('a question of the same kind before another one', () =>
    isFirst('怎么鉴权', [wrong({heading: '鉴权的限制'}), right({heading: '鉴权如何限'})]));
  it('the question is a hint and no word: what is asked about goes before it', () =>
    isFirst('怎么限制', [wrong({heading: '如何鉴权', text: '限制'}), right({heading: '甲', aliases: ['限制']})]));
  it('a place in the tree and an address say a little, less than a wording', () => {
    const tree = {...page('/docs/wrong', '其他'), crumbs: ['鉴权']};
    expect(first('鉴权', [tree])).toBe('/docs/wrong');
    expect(first('wrong', [tree])).toBe('/docs/wrong');
    isFirst('鉴权', [tree, right({heading: '甲', aliases: ['鉴权']})]);
    isFirst('zulu', [page('/docs/zulu', '其他'), right({heading: '甲', aliases: ['zulu']})]);
  });
});

describe('of the sections of a page', () => {
  it('those much weaker than the best are not shown', () =>
    expect(found('鉴权', [right({heading: '鉴权限制'}, {heading: '甲', text: '鉴权'})])[0]?.sections).toHaveLength(1));
  it('a heading goes before what is beneath it and mentions the word', () => {
    const nested = [
      {
        ...right({heading: '鉴权限制'}),
        records: [
          ...right({heading: '鉴权限制'}).records,
          {level: 3, anchor: 'beneath', heading: '甲', text: '鉴权', identifiers: [], code: []},
        ],
      },
    ];
    expect(found('鉴权', nested)[0]?.sections.map(({anchor}) => anchor)).toEqual(['s0', 'beneath']);
  });
  it('one that mentions all goes before one that is named after a part', () =>
    isFirst('鉴权 续签 通配', [wrong({heading: '鉴权限制', text: '鉴权'}), right({heading: '甲', text: '鉴权、续签、通配。'})]));
  it('one that is named after all goes before one that is named after a part and mentions the rest', () =>
    isFirst('ab cd', [wrong({heading: '甲 ab', text: 'cd'}), right({heading: '乙', identifiers: ['ab', 'cd']})]));
});

describe('of two pages', () => {
  it('the one whose text says little else goes first', () =>
    isFirst('鉴权', [
      wrong({heading: '甲', text: `鉴权 ${Array.from({length: 40}, (_, at) => `word${at}`).join(' ')}`}),
      right({heading: '甲', text: '鉴权'}),
    ]));
  it('the one that was written to answer goes before the essay', () =>
    isFirst('鉴权', [page('/blog/x', '其他', {heading: '鉴权限制'}), right({heading: '鉴权限制'})]));
  it('the player that most sites use goes first', () =>
    expect(
      first(
        '鉴权',
        ['android-sdk', 'shaka-sdk', 'hls-sdk'].map((sdk) => page(`/docs/${sdk}/x`, '其他', {heading: '鉴权限制'})),
      ),
    ).toBe('/docs/hls-sdk/x'));
  it('what every page is about is a hint beside another word', () =>
    isFirst('视频 鉴权', [wrong({heading: '鉴权的限'}), right({heading: '鉴权视频'})]));
  it('and no more than a hint', () =>
    isFirst('视频 鉴权', [
      wrong({heading: '甲视频', aliases: ['鉴权']}),
      page('/docs/other', '其他', {heading: '视频乙'}),
      right({heading: '鉴权限制'}),
    ]));
  const part = (word: string) => [{heading: `${word}限制`}, {heading: `${word}介绍`}];
  const scattered = (route: string) => page(route, '其他', {heading: '鉴权限制'}, {heading: '续签限制'});
  it('the one with all words in different sections goes before those with one of them', () =>
    isFirst('鉴权 续签', [wrong(...part('鉴权')), page('/docs/wrong2', '其他', ...part('续签')), scattered('/docs/right')]));
  it('it goes after the one that has all in one section', () =>
    isFirst('鉴权 续签', [scattered('/docs/wrong'), right({heading: '甲', identifiers: ['鉴权', '续签']})]));
  it('the one with more sections on it goes first among equals', () =>
    isFirst('鉴权', [wrong({heading: '鉴权限制'}), right({heading: '鉴权限制'}, {heading: '鉴权介绍'})]));
  it('many sections do not make up for a better one', () =>
    isFirst('ab', [wrong(...['甲', '乙', '丙'].map((heading) => ({heading, identifiers: ['ab']}))), right({heading: '丁 ab'})]));
});

describe('of what is called as it is asked', () => {
  it('the heading that is the query goes before one that begins with it and says more', () =>
    isFirst('鉴权限制', [wrong({heading: '鉴权限制甲', text: '鉴权限制'}), right({heading: '鉴权限制'})]));
  it('the page goes before the section', () => isFirst('ab', [wrong({heading: 'ab', text: 'ab'}), page('/docs/right', 'ab')]));
  it('the heading that begins with the query goes before one that ends with it', () =>
    isFirst('abc', [wrong({heading: '乙 abc'}), right({heading: 'abc 乙'})]));
  it('the identifier that is the query goes before one that has it as a part and mentions it', () =>
    isFirst('abc', [wrong({heading: '甲', identifiers: ['abc-ef'], text: 'abc'}), right({heading: '乙', identifiers: ['abc']})]));
  it('a heading with the words together goes before one with the same pairs apart', () =>
    isFirst('鉴权限', [wrong({heading: '权限 鉴权'}), right({heading: '甲鉴权限'})]));
  it('a heading is called by what stands before its colon', () =>
    isFirst('ab-cd', [wrong({heading: '甲', identifiers: ['ab-cd']}), right({heading: 'ab-cd：一段时间没有收到任何字节'})]));
  it('a heading is called without its number', () => isFirst('鉴权', [wrong({heading: '鉴权限'}), right({heading: '五、鉴权'})]));
});

describe('of SDKs', () => {
  const about = {heading: '鉴权限制'};
  const hls = page('/docs/hls-sdk/x', '其他', about);
  it('a page of none goes before one of another SDK than the query names', () => isFirst('鉴权 android', [hls, right(about)]));
  it('a page of the SDK that the query names goes before one that only mentions it', () => {
    const android = page('/docs/android-sdk/x', '其他', about);
    expect(first('鉴权 android', [wrong({...about, text: 'android'}), android])).toBe(android.route);
  });
  it('a question that names the SDK of the query is of that SDK, a licence is not', () => {
    const [own, named] = [page('/docs/shaka-sdk/x', 'Shaka', about), {heading: '鉴权限制 Shaka'}];
    expect(first('鉴权 shaka', [own, page('/docs/faq/x', '其他', named)])).toBe('/docs/faq/x');
    expect(first('鉴权 shaka', [own, page('/docs/x', '其他', named)])).toBe(own.route);
  });
  it('the reader’s own goes first among equals, not before a better answer', () => {
    expect(first('鉴权', [right(about), page('/docs/android-sdk/x', '其他', about)], {prefer: 'android'})).toBe('/docs/android-sdk/x');
    isFirst('鉴权', [page('/docs/android-sdk/x', '其他', {heading: '甲', identifiers: ['鉴权']}), right(about)], {prefer: 'android'});
  });
  it('the reader’s own goes before a somewhat better answer of another', () => {
    const [own, other] = [page('/docs/android-sdk/x', '其他', {heading: '鉴权限制'}), page('/docs/hls-sdk/x', '其他', {heading: '鉴权'})];
    expect(first('鉴权', [own, other])).toBe(other.route);
    expect(first('鉴权', [own, other], {prefer: 'android'})).toBe(own.route);
  });
});

describe('of what was guessed', () => {
  it('the word itself goes before its synonym', () =>
    isFirst('延时', [wrong({heading: '延迟限'}), right({heading: '延时和别的许多东西'})]));
  it('and a synonym in a name before the word in a text', () =>
    isFirst('延时', [wrong({heading: '甲', text: '延时'}), right({heading: '延迟限制'})]));
  it('the word goes before a longer one that begins with it', () =>
    isFirst('seg', [wrong({heading: 'segment'}), right({heading: '甲 seg'})]));
  it('the word as readers’ wording before a heading with a longer one', () =>
    isFirst('seg', [wrong({heading: '甲 segment'}), right({heading: '乙', aliases: ['seg']})]));
  it('the nearer ending goes before the farther one', () =>
    isFirst('segm', [wrong({heading: 'segmentations'}), right({heading: 'segmz'})]));
  it.each([
    ['written as it sounds', 'jiqi', '机器'],
    ['with characters of the same sound', '及其', '机器'],
    ['with a slip', 'tokn', 'token'],
    ['by its middle', 'iddl', 'middle'],
  ])('a word %s is found, and goes after one that was typed: %s', (_, typed, meant) => {
    expect(first(typed, [right({heading: `甲 ${meant}`})])).toBe('/docs/right');
    isFirst(`${typed} 续签`, [wrong({heading: `甲 ${meant}`}), right({heading: '乙 续签'})]);
  });
  it('a slip in a whole word goes before one in a beginning', () =>
    isFirst('segmant', [wrong({heading: '甲 segmentation'}), right({heading: '甲 segment'})]));
  it('the parts of a name are found apart', () => isFirst('abcd-efgh', [right({heading: 'abcd', text: 'efgh'})]));
  it('the whole name goes before its parts apart', () =>
    isFirst('abcd-efgh', [wrong({heading: 'abcd', text: 'efgh'}), right({heading: 'abcdEfgh'})]));
});

it('an English message is looked for without its articles: those name nothing', () =>
  isFirst('the request to a server has failed', [wrong({heading: 'a the to has'}), right({heading: '甲', text: 'request server failed'})]));
it('words with a slash between them may be one: A/B', () =>
  isFirst('A/B 限制', [wrong({heading: '限制 甲'}), right({heading: '限制 AB'})]));
it.each([
  ['鉴权能用吗', '续签能用吗'],
  ['有必要鉴权吗', '有必要续签吗'],
  ['鉴权还是不鉴权', '续签还是不续'],
])('what makes a question is no word that sections are named after: %s', (query, heading) =>
  isFirst(query, [wrong({heading}), right({heading: '甲', text: '鉴权'})]),
);
