import type {ReactNode} from 'react';
import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import Link from '@docusaurus/Link';
import {Day} from './Day.tsx';
import {Evidence} from './Evidence.tsx';
import {readingTimeOf} from './readingTimeOf.ts';
import styles from './Posts.module.css';

type Props = {
  readonly items: readonly {readonly content: Pick<PropBlogPostContent, 'metadata'>}[];
  /** The page of the tag that all of them have. */
  readonly currentTag?: string;
};

/** Posts, newest first: a ruled row each. */
export function Posts({items, currentTag}: Props): ReactNode {
  return (
    <div className={styles.posts}>
      {items.map(({content: {metadata}}) => (
        <article key={metadata.permalink} className={styles.post}>
          <header className={styles.head}>
            <Day date={metadata.date} className={styles.day} />
            <h2 className={styles.title}>
              <Link to={metadata.permalink}>{metadata.title}</Link>
            </h2>
            <span className={styles.time}>{readingTimeOf(metadata)}</span>
          </header>
          <p className={styles.text}>{metadata.description}</p>
          <Evidence {...metadata} className={styles.evidence} />
          <ul className={styles.tags} aria-label="标签">
            {metadata.tags.map(({permalink, label}) => (
              <li key={permalink}>
                {permalink === currentTag ? <strong aria-current="true">{label}</strong> : <Link to={permalink}>{label}</Link>}
              </li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  );
}
