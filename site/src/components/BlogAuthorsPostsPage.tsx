import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import AuthorsPostsPage, {type Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';

/** Upstream's, with a description of its own, through the plugin's `blogAuthorsPostsComponent` option. */
export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  const {name, title} = props.author;
  return (
    <>
      <AuthorsPostsPage {...props} />
      <PageMetadata description={`${name}在 X2 P2P 博客写的全部文章。${name}：${title}。`} />
    </>
  );
}
