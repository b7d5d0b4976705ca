/** HTML whose code has no colours (see `highlightCode`): they are most elements of many articles, and say nothing. */
export const withoutColors = (html: string): string => html.replace(/<pre.*?<\/pre>/gs, (code) => code.replace(/<\/?b\b[^>]*>/g, ''));
