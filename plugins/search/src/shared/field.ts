/** How the field of the search presents itself, before its box has loaded and in it. */
export const FIELD = {type: 'search', 'aria-label': '搜索文档', placeholder: '问题、选项名、错误编号、拼音'} as const;
