import type {ReactNode} from 'react';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import {RuledRow, RuledRows} from '../RuledRows/index.tsx';
import {BlogPage} from './BlogPage.tsx';
import styles from './lists.module.css';

/** Who writes, through the plugin's `blogAuthorsListComponent` option. */
export default function AuthorsPage({authors}: Props): ReactNode {
  return (
    <BlogPage
      title="作者"
      description="谁在写 X2 P2P 博客：每位作者做什么，写了几篇文章。"
      kicker={`${authors.length} 位作者`}
      way="/blog/authors"
    >
      <RuledRows className={styles.list}>
        {authors.map(({key, name, title, count, page}) => (
          <RuledRow key={key} to={page!.permalink} name={name!} after={`${count} 篇`}>
            {title}
          </RuledRow>
        ))}
      </RuledRows>
    </BlogPage>
  );
}
