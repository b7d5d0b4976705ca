import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import TagsListPage, {type Props} from '@theme/BlogTagsListPage';

/** Upstream's, with a description of its own, through the plugin's `blogTagsListComponent` option. */
export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <TagsListPage {...props} />
      <PageMetadata description="X2 P2P 博客的全部标签，以及每个标签下有几篇文章。" />
    </>
  );
}
