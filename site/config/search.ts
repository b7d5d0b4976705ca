import type {SearchOptions} from '@x2p2p/search/options';
import {optionGroups} from '../src/components/WebOptions/groups.ts';
import {categoryOf, products, tabOf, type Product} from '../src/data/products.ts';
import {brand} from './brand.ts';

/** Its guides, their category page, and its reference. */
export const routesOf = (product: Product): RegExp =>
  new RegExp(
    `^/(docs/${product.folder}|docs/category/${categoryOf(product)}${product.family === 'web' ? `|api/${product.package}` : ''})(/|$)`,
  );

/** What search knows of this site: see `SearchOptions`. */
export const search: Omit<SearchOptions, 'record'> = {
  description: `在 ${brand.name} 的文档、API、常见问题和博客里搜索。`,
  facets: {
    sdks: products.map((product) => ({
      id: product.id,
      label: product.name,
      tab: tabOf(product),
      routes: routesOf(product),
      names: product.searched,
      prior: product.prior,
    })),
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
    routes: /^\/api\/|^\/docs\/(hls|shaka-player)-sdk\/API$/,
    headings: [
      // Of groups of options: readers look for an option, or for what a guide says about it.
      ...optionGroups.map(({title}) => title),
      // Of the printed reference.
      '一览',
      '说明',
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
    {label: '没有 P2P 怎么办', to: '/docs/no-p2p'},
    {label: '集成问题', to: '/docs/faq/Integration'},
    {label: '错误编号', to: '/docs/faq/errors'},
    {label: '鉴权', to: '/docs/console/Authentication'},
    {label: '计费说明', to: '/docs/price'},
  ],
  sampleQueries: ['分享率', '直播延迟怎么降低', 'highDemandTimeWindow', '没有 P2P'],
};
