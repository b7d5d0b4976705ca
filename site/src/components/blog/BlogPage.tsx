import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {PageHead} from '../PageHead/index.tsx';
import styles from './BlogPage.module.css';

/** Ways through the posts, and the feeds that bring new ones. */
const ways = [
  {to: '/blog', label: '文章'},
  {to: '/blog/archive', label: '按年份'},
  {to: '/blog/tags', label: '标签'},
  {to: '/blog/authors', label: '作者'},
] as const;

type Props = {
  /** The title of the page, and its heading unless `heading` says less. */
  readonly title: string;
  readonly description: string;
  readonly kicker: string;
  readonly heading?: string;
  readonly lead?: string;
  /** The way on which the reader is. */
  readonly way: (typeof ways)[number]['to'];
  readonly children: ReactNode;
};

/** A page that lists posts, or ways to them. */
export function BlogPage({title, description, kicker, heading = title, lead = description, way, children}: Props): ReactNode {
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main className={`container ${styles.main}`}>
        <PageHead kicker={kicker} title={heading} lead={lead} />
        <nav className={styles.ways} aria-label="博客">
          {ways.map(({to, label}) => (
            <Link key={to} className={styles.way} to={to} aria-current={to === way ? 'page' : undefined}>
              {label}
            </Link>
          ))}
          <span className={styles.feeds}>
            <a href="/blog/rss.xml">RSS</a> <a href="/blog/atom.xml">Atom</a>
          </span>
        </nav>
        {children}
      </main>
    </Layout>
  );
}
