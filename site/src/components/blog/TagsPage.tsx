import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogTagsListPage';
import {RuledRow, RuledRows} from '../RuledRows/index.tsx';
import {BlogPage} from './BlogPage.tsx';
import styles from './lists.module.css';

/** All tags, through the plugin's `blogTagsListComponent` option: upstream's is an index by first character. */
export default function TagsPage({tags}: Props): ReactNode {
  return (
    <BlogPage
      title="标签"
      description="X2 P2P 博客的全部标签，以及每个标签下有几篇文章。"
      kicker={`${tags.length} 个标签`}
      way="/blog/tags"
    >
      <RuledRows className={styles.list}>
        {tags.map(({permalink, label, description, count}) => (
          <RuledRow key={permalink} to={permalink} name={label} after={`${count} 篇`}>
            {description}
          </RuledRow>
        ))}
      </RuledRows>
    </BlogPage>
  );
}
