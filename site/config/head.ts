import type {HtmlTags} from '@docusaurus/types';

export const headTags: Exclude<HtmlTags, string | HtmlTags[]>[] = [
  {tagName: 'meta', attributes: {name: 'theme-color', content: '#ffffff'}},
  // Phones turn digit runs into telephone links; byte counts and options are full of them.
  {tagName: 'meta', attributes: {name: 'format-detection', content: 'telephone=no'}},
];
