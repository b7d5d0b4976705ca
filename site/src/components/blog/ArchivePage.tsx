import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import {RuledRow, RuledRows} from '../RuledRows/index.tsx';
import {BlogPage} from './BlogPage.tsx';
import {readingTimeOf} from './readingTimeOf.ts';
import styles from './lists.module.css';

type Post = Props['archive']['blogPosts'][number];

const yearOf = ({metadata}: Post) => metadata.date.slice(0, 4);

/** All posts by year, through the plugin's `blogArchiveComponent` option: upstream's skips a heading level and its title is hard to read. */
export default function ArchivePage({archive: {blogPosts}}: Props): ReactNode {
  const years = [...new Set(blogPosts.map(yearOf))];
  return (
    <BlogPage title="历史文章" description="X2 P2P 博客的全部文章，按年份排列。" kicker={`${blogPosts.length} 篇文章`} way="/blog/archive">
      {years.map((year) => (
        <section key={year} className={styles.year}>
          <Heading as="h2" id={`y${year}`}>
            {year}
          </Heading>
          <RuledRows className={styles.list}>
            {blogPosts
              .filter((post) => yearOf(post) === year)
              .map(({metadata}) => (
                <RuledRow
                  key={metadata.permalink}
                  to={metadata.permalink}
                  name={metadata.title}
                  before={<time dateTime={metadata.date}>{metadata.date.slice(5, 10)}</time>}
                  after={readingTimeOf(metadata)}
                />
              ))}
          </RuledRows>
        </section>
      ))}
    </BlogPage>
  );
}
