import type {HtmlTags} from '@docusaurus/types';
import {announcementScript} from './announcement.ts';

export const headTags: Exclude<HtmlTags, string | HtmlTags[]>[] = [
  {tagName: 'meta', attributes: {name: 'theme-color', content: '#ffffff'}},
  // Phones turn digit runs into telephone links; byte counts and options are full of them.
  {tagName: 'meta', attributes: {name: 'format-detection', content: 'telephone=no'}},
  // Upstream notices a new bar only once the application runs, which may not be during this visit; this runs before the first paint.
  {tagName: 'script', attributes: {}, innerHTML: announcementScript},
];
