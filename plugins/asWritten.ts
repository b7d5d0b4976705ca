/**
 * HTML without what the build adds for the eye: colours in code (see `highlightCode`), which are most elements of many articles, and
 * places where a long name may break (see `rehypeBreaks`), which would make several words of it.
 */
export const asWritten = (html: string): string =>
  html.replace(/<wbr\/?>/g, '').replace(/<pre.*?<\/pre>/gs, (code) => code.replace(/<\/?b\b[^>]*>/g, ''));
