import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import AuthorsListPage, {type Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

/** Upstream's, with a description of its own, through the plugin's `blogAuthorsListComponent` option. */
export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <AuthorsListPage {...props} />
      <PageMetadata description="谁在写 X2 P2P 博客：每位作者做什么，写了几篇文章。" />
    </>
  );
}
