import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {feedContent} from './feedContent.ts';

/** Posts with the day on which they appeared, and in a form that feed readers can show. */
export const feedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...posts}) => {
  const items = await defaultCreateFeedItems(posts);
  return items.map(({content = '', ...item}) => ({...item, published: item.date, content: feedContent(content, item.link)}));
};
