import type {HtmlTags} from '@docusaurus/types';
import {announcementScript} from './announcement.ts';
import {sdkChoiceScript} from './sdkChoice.ts';
import {siteVerification} from './siteVerification.ts';

export const headTags: Exclude<HtmlTags, string | HtmlTags[]>[] = [
  {tagName: 'meta', attributes: {name: 'theme-color', content: '#ffffff'}},
  // Phones turn digit runs into telephone links; byte counts and options are full of them.
  {tagName: 'meta', attributes: {name: 'format-detection', content: 'telephone=no'}},
  ...siteVerification(),
  // Before the first paint. Tabs hide panels only where something can switch them (noScript.css); and upstream notices a new
  // announcement only once the application runs, which may not be during this visit.
  {tagName: 'script', attributes: {}, innerHTML: `document.documentElement.dataset.scripted='';${sdkChoiceScript}${announcementScript}`},
];
