import type {SearchOptions} from '@x2p2p/search/options';
import {platforms, type Platform} from '../src/data/platforms.ts';
import {brand} from './brand.ts';

type Sdk = SearchOptions['facets']['sdks'][number];

const sdks: Readonly<Record<Platform['id'], Omit<Sdk, 'label'>>> = {
  // `hls` alone is the format, not the player.
  'hls.js': {
    id: 'hls',
    tab: 'hls.js',
    routes: /^\/(docs\/hls-sdk|api\/x2-hlsjs|docs\/category\/hlsjs-sdk)(\/|$)/,
    names: /\bhls\.?js\b/i,
    prior: 1.12,
  },
  shaka: {
    id: 'shaka',
    routes: /^\/(docs\/shaka-player-sdk|api\/x2-shaka|docs\/category\/shaka-player-sdk)(\/|$)/,
    names: /\bshaka/i,
    prior: 1.06,
  },
  android: {
    id: 'android',
    routes: /^\/docs\/(category\/)?android-sdk(\/|$)/,
    names: /\b(android|kotlin|exo ?player|media3|gradle)\b|安卓/i,
  },
  ios: {id: 'ios', routes: /^\/docs\/(category\/)?ios-sdk(\/|$)/, names: /\b(ios|iphone|ipad|swift|xcode|avplayer|objective-?c)\b|苹果/i},
  windows: {id: 'windows', routes: /^\/docs\/(category\/)?windows-sdk(\/|$)/, names: /\b(windows|win32|wpf|cmake)\b|\bc#|\bc\+\+|\.net\b/i},
};

/** What search knows of this site: see `SearchOptions`. */
export const search: Omit<SearchOptions, 'record'> = {
  description: `在 ${brand.name} 的文档、API、常见问题和博客里搜索。`,
  facets: {
    sdks: platforms.map(({id, name}) => ({label: name, ...sdks[id]})),
    kinds: [
      {kind: 'blog', routes: /^\/blog(\/|$)/},
      {kind: 'faq', routes: /^\/docs\/faq\//},
      {kind: 'api', routes: /^\/api(\/|$)|\/API$/},
    ],
    // The page that was written to answer goes before the record, the list and the essay.
    priors: [
      {routes: /^\/docs\/category\/|\/history$/, prior: 0.6},
      {routes: /^\/(api\/test|licenses)?$/, prior: 0.7},
      {routes: /^\/api\/.+\/(type-aliases|variables|functions|interfaces)\//, prior: 0.75},
      {routes: /^\/blog(\/|$)|^\/api\/x2-[a-z]+\/[a-z]+$/, prior: 0.8},
      {routes: /^\/api\//, prior: 0.9},
      {routes: /\/quicestart$/, prior: 1.05},
    ],
  },
  tabGroup: 'platform',
  ignored: /^\/(markdown-page$|blog\/(archive|authors|tags|page)(\/|$))/,
  structure: {
    routes: /^\/api\//,
    headings: [
      '参数',
      '类型参数',
      '返回',
      '返回值',
      '抛出',
      '示例',
      '默认值',
      '类型声明',
      '属性',
      '构造函数',
      '索引',
      '继承自',
      '重写',
      '参见',
      '实现',
    ],
  },
  aliases: 'src/data/searchAliases.yaml',
  // The guides' tables print the same texts from the packages, so pages of the reference are found by names alone.
  namesOnly: /^\/api\/x2-/,
  startingPoints: [
    {label: '快速开始', to: '/docs/intro'},
    {label: '集成问题与错误编号', to: '/docs/faq/Integration'},
    {label: '鉴权', to: '/docs/console/Authentication'},
    {label: '计费说明', to: '/docs/price'},
  ],
  sampleQueries: ['分享率', '直播延迟怎么降低', 'highDemandTimeWindow', '没有 P2P'],
};
