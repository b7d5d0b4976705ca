import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

/** What is pressed or moved on a page does nothing in a feed reader, which shows its words all the same. */
export const feedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...posts}) => {
  const items = await defaultCreateFeedItems(posts);
  return items.map(({content = '', ...item}) => ({...item, content: withoutControls(content)}));
};

function withoutControls(html: string): string {
  const $ = load(html, null, false);
  $('button, fieldset, form, select').remove();
  return $.html();
}
