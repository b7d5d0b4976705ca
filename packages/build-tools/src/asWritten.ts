/**
 * HTML without what the build adds for the eye: colours in code (see `highlightCode`), which are most elements of many articles, and
 * where a name may break or not (see `rehypeBreaks`), which would make several words or texts of it.
 */
export const asWritten = (html: string): string =>
  html
    .replace(/<wbr\/?>|<span class="?w"?>([^<]*)<\/span>/g, '$1')
    .replace(/<pre.*?<\/pre>/gs, (code) => code.replace(/<\/?b\b[^>]*>/g, ''));
