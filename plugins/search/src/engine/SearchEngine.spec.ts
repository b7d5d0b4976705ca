import {describe, expect, it, vi} from 'vitest';
import {QUERY_LIMIT} from '../shared/normalizeQuery.ts';
import {fixturePages, loadEngine} from './fixtureSite.ts';
import {TermIndex} from './TermIndex.ts';

const engine = loadEngine();
const first = (query: string, more: object = {}) => {
  const page = engine.ask({id: 1, query, limit: 5, ...more}).pages[0];
  return page && `${page.route}${page.sections[0]?.anchor ? `#${page.sections[0].anchor}` : ''}`;
};

const AUTH = '/docs/console/Authentication';

describe('SearchEngine finds', () => {
  it.each([
    ['a word', '鉴权', AUTH],
    ['part of a word', '量包', '/docs/price#units'],
    ['a question', '直播延迟怎么降低', '/docs/faq/product#latency'],
    ['an identifier', 'highDemandTimeWindow', '/docs/hls-sdk/API#highDemandTimeWindow'],
    ['parts of an identifier', 'demand window', '/docs/hls-sdk/API#highDemandTimeWindow'],
    ['a beginning', 'highDe', '/docs/hls-sdk/API#highDemandTimeWindow'],
    ['a typo', 'highDemnadTimeWindow', '/docs/hls-sdk/API#highDemandTimeWindow'],
    ['an unfinished typo', 'aplyDynam', '/docs/hls-sdk/API#applyDynamicConfig'],
    ['any case', 'HIGHDEMANDTIMEWINDOW', '/docs/hls-sdk/API#highDemandTimeWindow'],
    ['full width', 'ＬＬ－ＨＬＳ', '/docs/faq/product#ll-hls'],
    ['a name typed as words', 'll hls', '/docs/faq/product#ll-hls'],
    ['traditional characters', '鑑權', AUTH],
    ['pinyin', 'jianquan', AUTH],
    ['unfinished pinyin', 'jianq', AUTH],
    ['pinyin of a synonym', 'duoshaoqian', '/docs/price'],
    ['characters that sound alike', '健全', AUTH],
    ['a synonym', '多少钱', '/docs/price'],
    ['an error number', 'X2-2002', `${AUTH}#failures`],
    ['half of what was asked', '设备发热耗电', '/docs/faq/product#battery'],
    ['one character', '鉴', AUTH],
    ['the known piece of a qualified name', 'com.example.player.jianquan.HlsJs', '/docs/hls-sdk/API'],
    ['a name with its version', 'hls16', '/docs/hls-sdk/API'],
    ['a word that names a section among words of elsewhere', '鉴权红烧牛肉面宫保鸡丁', AUTH],
  ])('%s: %s', (_, query, expected) => expect(first(query)).toContain(expected));

  it.each(['红烧牛肉', 'asdfqwer', '', '   ', '<img src=x onerror=alert(1)>', '.*+?^${}()|[]\\', '😀', '\ud800', '怎么办', 'X2-9999'])(
    'nothing for %j',
    (query) => {
      expect(engine.ask({id: 1, query, limit: 5}).pages).toEqual([]);
    },
  );

  it('an answer for 10 kB of text, and looks up no more than for what of it is read', () => {
    const spies = [vi.spyOn(TermIndex.prototype, 'postings'), vi.spyOn(TermIndex.prototype, 'has')];
    const lookUps = (query: string) => {
      spies.forEach((spy) => spy.mockClear());
      expect(engine.ask({id: 1, query, limit: 5}).pages.length).toBeGreaterThan(0);
      return spies.reduce((sum, {mock}) => sum + mock.calls.length, 0);
    };
    const paste = '鉴权失败'.repeat(2500);
    const ofRead = lookUps(paste.slice(0, QUERY_LIMIT));
    expect(ofRead).toBeGreaterThan(0);
    expect(lookUps(paste)).toBe(ofRead);
    spies.forEach((spy) => spy.mockRestore());
  });
});

describe('SearchEngine knows what names a section by itself', () => {
  const faq = (anchor: string, heading: string) => ({level: 3, anchor, heading, text: '', identifiers: [], code: []});
  const larger = loadEngine([
    ...fixturePages,
    {
      route: '/docs/faq/Integration',
      title: '集成问题',
      crumbs: [],
      records: [
        {...faq('', '集成问题'), level: 1},
        faq('x2-2002', 'X2-2002：token 被 Tracker 拒绝'),
        faq('today', '在哪里看今天的 P2P 流量？'),
      ],
    },
  ]);
  const firstOf = (query: string) => larger.ask({id: 1, query, limit: 5}).pages[0];

  it.each(['API Error Code: 2002', 'API X2–2002', '高需求窗口 Error Code: 2002'])(
    'the number of an error, whatever else the message says: %s',
    (query) => {
      expect(firstOf(query)).toMatchObject({route: '/docs/faq/Integration', sections: [{anchor: 'x2-2002'}]});
    },
  );
  it.each(['X2-9999', '今天天气怎么样'])('neither an unknown error nor a day: %s', (query) => expect(firstOf(query)).toBeUndefined());
});

describe('SearchEngine finds in texts', () => {
  const record = (level: number, anchor: string, heading: string, text: string) => ({
    level,
    anchor,
    heading,
    text,
    identifiers: [],
    code: [],
  });
  const small = loadEngine([
    {
      route: '/docs/faq/Integration',
      title: '集成问题',
      crumbs: [],
      records: [
        record(1, '', '集成问题', ''),
        record(2, 'signed', '每人的地址都不同', '去掉查询参数。'),
        record(2, 'crowd', '几千人上线后卡顿', ''),
      ],
    },
  ]);
  it.each([
    ['a synonym of several words, which are kept apart there', '查询串', 'signed'],
    ['what a complaint is about, though the site has none of its pairs', '太卡了', 'crowd'],
  ])('%s: %s', (_, query, anchor) => expect(small.ask({id: 1, query, limit: 5}).pages[0]?.sections[0]?.anchor).toBe(anchor));
});

describe('SearchEngine corrects', () => {
  it.each(['jpplyDynamicConfig', 'jpplyDynamicConf'])('no first letter: %s', (query) =>
    expect(engine.ask({id: 1, query, limit: 5}).corrected).toEqual([]),
  );
  it('an unfinished word from seven letters', () => {
    expect(engine.ask({id: 1, query: 'aplyDy', limit: 5}).corrected).toEqual([]);
    expect(engine.ask({id: 1, query: 'aplyDyn', limit: 5}).corrected).not.toEqual([]);
  });
});

describe('SearchEngine orders', () => {
  it('the SDK of the reader first among equals', () => {
    expect(first('applyDynamicConfig')).toContain('hls-sdk');
    expect(first('applyDynamicConfig', {prefer: 'android'})).toContain('android-sdk');
  });

  it('that of the page they are on before the one last chosen', () =>
    expect(first('applyDynamicConfig', {from: '/docs/android-sdk/API', prefer: 'hls'})).toContain('android-sdk'));
  it('the SDK that the query names before the reader’s own', () =>
    expect(first('安卓 applyDynamicConfig', {prefer: 'hls'})).toContain('android-sdk'));

  it('no SDK first where the reader wants none, and says which would be', () => {
    expect(first('applyDynamicConfig', {prefer: 'android', neutral: true})).toContain('hls-sdk');
    const preferredIn = (query: string, wishes: object) => engine.ask({id: 1, query, limit: 5, ...wishes}).preferred;
    expect(preferredIn('applyDynamicConfig', {})).toBeUndefined();
    expect(preferredIn('applyDynamicConfig', {prefer: 'android'})).toBe('android');
    expect(preferredIn('applyDynamicConfig', {prefer: 'android', neutral: true})).toBe('android');
    expect(preferredIn('applyDynamicConfig', {prefer: 'hls', from: '/docs/android-sdk/API'})).toBe('android');
    expect(preferredIn('安卓 applyDynamicConfig', {prefer: 'hls'})).toBeUndefined();
    expect(preferredIn('applyDynamicConfig', {prefer: 'hls', sdk: 'android'})).toBeUndefined();
  });

  it('only what the filters allow', () => {
    expect(first('applyDynamicConfig', {sdk: 'android'})).toContain('android-sdk');
    expect(engine.ask({id: 1, query: '鉴权', kind: 'faq', limit: 5}).pages).toEqual([]);
  });
});

describe('SearchEngine shows', () => {
  it('marked words as pieces of text', () => {
    const section = engine.ask({id: 1, query: '鉴权失败', limit: 5}).pages[0]?.sections[0];
    expect(section).toMatchObject({anchor: 'failures', heading: ['', '鉴权失败', '的样子'], words: ['鉴权失败']});
    expect(section?.snippet.join('')).toContain('播放照常');
  });

  it('what it read for what was typed', () =>
    expect(engine.ask({id: 1, query: 'aplyDynamicConfig', limit: 5}).corrected).toEqual([
      {from: 'aplyDynamicConfig', to: 'applyDynamicConfig'},
    ]));
});

describe('a large site', () => {
  it('answers the same with its headings in files of their own', () => {
    const large = loadEngine(fixturePages, {headingsInHead: 3, recordsInShard: 2, textCharacters: 20, textFiles: 100});
    expect(large.shards.filter(({kind}) => kind === 'headings').length).toBeGreaterThan(1);
    for (const query of ['鉴权失败', 'highDemandTimeWindow', '流量包', 'jianquan']) {
      const routes = (one: typeof engine) => one.ask({id: 1, query, limit: 5}).pages.map(({route}) => route);
      expect(routes(large)).toEqual(routes(engine));
    }
  });
});
