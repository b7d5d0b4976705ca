export const kindLabels = {guide: '指南', api: 'API', faq: '常见问题', blog: '博客'} as const;

export type Kind = keyof typeof kindLabels;

/** The index names a kind by its place in this list. */
export const kinds = Object.keys(kindLabels) as Kind[];
