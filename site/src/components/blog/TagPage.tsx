import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogTagsPostsPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import {BlogPage} from './BlogPage.tsx';
import {Posts} from './Posts.tsx';

/** The posts with one tag, through the plugin's `blogTagsPostsComponent` option. */
export default function TagPage({tag, items, listMetadata}: Props): ReactNode {
  const count = `${tag.count} 篇文章`;
  return (
    <BlogPage
      title={`标签「${tag.label}」：${count}`}
      description={tag.description!}
      kicker={`标签 · ${count}`}
      heading={tag.label}
      way="/blog/tags"
    >
      <Posts items={items} currentTag={tag.permalink} />
      <BlogListPaginator metadata={listMetadata} />
    </BlogPage>
  );
}
