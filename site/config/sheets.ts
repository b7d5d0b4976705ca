/** The sheets of `site/src/css/`, in the order of the cascade. */
export const sheets = [
  'tokens',
  'base',
  'code',
  'reference',
  'navbar',
  'drawer',
  'announcement',
  'wayfinding',
  'footer',
  'blog',
  'loading',
  'touch',
  'noScript',
  'print',
].map((name) => `./src/css/${name}.css`);
