import {buildIndex, type IndexLimits} from '../build/buildIndex.ts';
import type {ExtractedPage, PageRecord} from '../build/extractPage.ts';
import type {Facets} from '../options.ts';
import type {HeadFile, HeadingShard, TextShard, WordShard} from '../shared/indexFormat.ts';
import {SearchEngine} from './SearchEngine.ts';

type Section = [anchor: string, heading: string, text?: string, identifiers?: string[]];

const page = (route: string, title: string, text: string, sections: Section[]): ExtractedPage => {
  const record = (level: number, [anchor, heading, words = '', identifiers = []]: Section): PageRecord => ({
    level,
    anchor,
    heading,
    text: words,
    identifiers,
    code: [],
  });
  return {route, title, crumbs: [], records: [record(1, ['', title, text]), ...sections.map((section) => record(2, section))]};
};

/** A site small enough to know by heart. */
export const fixturePages: ExtractedPage[] = [
  page('/docs/console/Authentication', '鉴权', '令牌放在 Tracker 的地址里。', [
    ['token', '令牌放在哪里', '作为查询参数。'],
    ['failures', '鉴权失败的样子', '播放照常,回源到 CDN。', ['X2-2002']],
  ]),
  page('/docs/price', '计费说明', '按 P2P 流量计费，流量包抵扣。', [['units', '单位', '流量包以 GB 计。']]),
  page('/docs/hls-sdk/API', 'HLS.js API', '全部选项。', [
    ['highDemandTimeWindow', 'highDemandTimeWindow', '高需求窗口,默认 15 s。', ['highDemandTimeWindow']],
    ['applyDynamicConfig', 'applyDynamicConfig(config)', '播放中修改选项。'],
  ]),
  page('/docs/android-sdk/API', 'Android API', '全部选项。', [['method-apply-dynamic-config', 'applyDynamicConfig', '播放中修改选项。']]),
  page('/docs/faq/product', '产品问题', '', [
    ['latency', '会增加直播延迟吗?', '把播放列表加长会增加延迟。'],
    ['ll-hls', '支持低延迟直播(LL-HLS)吗?', '目前不支持。'],
    ['battery', '会让设备更耗电吗?', '会多一点。'],
  ]),
];

const facets: Facets = {
  sdks: [
    {id: 'hls', label: 'HLS.js', routes: /^\/docs\/hls-sdk\//, names: /\bhls\.?js\b/, prior: 1.12},
    {id: 'shaka', label: 'Shaka Player', routes: /^\/docs\/shaka-sdk\//, names: /\bshaka/, prior: 1.06},
    {id: 'android', label: 'Android', routes: /^\/docs\/android-sdk\//, names: /\bandroid\b|安卓/},
  ],
  kinds: [
    {kind: 'faq', routes: /^\/docs\/faq\//},
    {kind: 'api', routes: /\/API$/},
  ],
  priors: [{routes: /^\/blog\//, prior: 0.8}],
};

/** An engine over the pages, with everything loaded that the files hold. */
export function loadEngine(pages: readonly ExtractedPage[] = fixturePages, limits?: IndexLimits): SearchEngine {
  const files = new Map(buildIndex(pages, facets, limits).map(({name, content}) => [name, JSON.parse(content) as unknown]));
  const engine = new SearchEngine(files.get('head.json') as HeadFile);
  for (const {file, kind} of engine.shards) {
    if (kind === 'headings') engine.addHeadings(files.get(file) as HeadingShard);
    else Array.from(engine.addWords(files.get(file) as WordShard));
  }
  const {missing} = engine.ask({id: 0, query: 'api 鉴权 计费 产品', limit: 99});
  for (const {file, from} of missing) engine.addTexts(from, files.get(file) as TextShard);
  return engine;
}
