/** Where most questions begin; tests/search checks that they exist. */
export const startingPoints = [
  {label: '快速开始', to: '/docs/intro'},
  {label: '集成问题与错误编号', to: '/docs/faq/Integration'},
  {label: '鉴权', to: '/docs/console/Authentication'},
  {label: '计费说明', to: '/docs/price'},
] as const;

/** One of each kind that the box understands: a term, a question, an identifier, a symptom. */
export const sampleQueries = ['分享率', '直播延迟怎么降低', 'highDemandTimeWindow', '没有 P2P'] as const;
