import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

type Post = Props['archive']['blogPosts'][number];

const yearOf = ({metadata}: Post) => metadata.date.slice(0, 4);

/** All posts by year, through the plugin's `blogArchiveComponent` option: upstream's skips a heading level and its title is hard to read. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const years = [...new Set(archive.blogPosts.map(yearOf))];
  return (
    <Layout>
      <PageMetadata title="历史文章" description="X2 P2P 博客的全部文章，按年份排列。" />
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">历史文章</Heading>
        {years.map((year) => (
          <section key={year}>
            <Heading as="h2" id={`y${year}`}>
              {year}
            </Heading>
            <ul>
              {archive.blogPosts
                .filter((post) => yearOf(post) === year)
                .map(({metadata}) => (
                  <li key={metadata.permalink}>
                    <time dateTime={metadata.date}>{metadata.date.slice(5, 10)}</time> <Link to={metadata.permalink}>{metadata.title}</Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
