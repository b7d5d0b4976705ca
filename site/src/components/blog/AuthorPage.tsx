import type {ReactNode} from 'react';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import {BlogPage} from './BlogPage.tsx';
import {Posts} from './Posts.tsx';

/** The posts of one author, through the plugin's `blogAuthorsPostsComponent` option. */
export default function AuthorPage({author: {name, title, count}, items, listMetadata}: Props): ReactNode {
  return (
    <BlogPage
      title={`${name} - ${count} 篇文章`}
      description={`${name}在 X2 P2P 博客写的全部文章。${name}：${title}。`}
      kicker={`作者 · ${count} 篇文章`}
      heading={name}
      lead={title}
      way="/blog/authors"
    >
      <Posts items={items} />
      <BlogListPaginator metadata={listMetadata} />
    </BlogPage>
  );
}
