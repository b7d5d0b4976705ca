import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogListPage';
import StructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import {BlogPage} from './BlogPage.tsx';
import {Posts} from './Posts.tsx';

/** The blog's front page, through the plugin's `blogListComponent` option: upstream's has no heading of its own. */
export default function ListPage(props: Props): ReactNode {
  const {metadata, items} = props;
  const {blogTitle, blogDescription, totalCount} = metadata;
  return (
    <BlogPage title={blogTitle} description={blogDescription} kicker={`${totalCount} 篇文章`} way="/blog">
      <StructuredData {...props} />
      <Posts items={items} />
      <BlogListPaginator metadata={metadata} />
    </BlogPage>
  );
}
