/** A path as the application knows it: hosts also answer to other spellings. */
export const plainPath = (path: string): string => path.replace(/(\/index)?\.html$|\/(?=\/|$)/g, '') || '/';
