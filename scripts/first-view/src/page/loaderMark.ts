/** The mark of the element by which a page asks for the loader. */
export const LOADER = 'data-loader';
