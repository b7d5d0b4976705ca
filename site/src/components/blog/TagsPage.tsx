import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogTagsListPage';
import type {TaggedPost} from '../../../config/plugins/blog/postsOfTags.ts';
import {RuledRow, RuledRows} from '../RuledRows/index.tsx';
import {BlogPage} from './BlogPage.tsx';
import styles from './lists.module.css';

type Tag = Props['tags'][number];

const byCount = (a: Tag, b: Tag): number => b.count - a.count || a.label.localeCompare(b.label, 'zh');

/** All tags, through the plugin's `blogTagsListComponent` option: upstream's is an index by first character. */
export default function TagsPage({tags, posts}: Props & {readonly posts: readonly TaggedPost[]}): ReactNode {
  return (
    <BlogPage
      title="标签"
      description="X2 P2P 博客的全部标签，以及每个标签下有几篇文章。"
      kicker={`${tags.length} 个标签`}
      way="/blog/tags"
    >
      <RuledRows className={styles.list}>
        {[...tags].sort(byCount).map(({permalink, label, description, count}) => (
          <RuledRow key={permalink} to={permalink} name={label} after={`${count} 篇`}>
            {description}
            <ul className={styles.posts}>
              {posts
                .filter((post) => post.tags.includes(permalink))
                .map((post) => (
                  <li key={post.permalink}>
                    <Link to={post.permalink}>{post.title}</Link>
                  </li>
                ))}
            </ul>
          </RuledRow>
        ))}
      </RuledRows>
    </BlogPage>
  );
}
