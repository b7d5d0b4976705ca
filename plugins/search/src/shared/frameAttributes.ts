/** What the open search is, before its box has loaded and in it. */
export const FRAME = {'data-search-frame': '', popover: 'auto', role: 'dialog', 'aria-modal': 'true', 'aria-label': '搜索'} as const;
