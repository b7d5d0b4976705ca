import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

/** Removes controls: a feed reader would show their words, but nothing would happen when they are used. */
export const feedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...posts}) => {
  const items = await defaultCreateFeedItems(posts);
  return items.map(({content = '', ...item}) => ({...item, content: withoutControls(content)}));
};

function withoutControls(html: string): string {
  const $ = load(html, null, false);
  $('button, fieldset, form, select').remove();
  return $.html();
}
