import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Link from '@docusaurus/Link';
import {Day} from '../../../components/blog/Day.tsx';
import {readingTimeOf} from '../../../components/blog/readingTimeOf.ts';
import {PageHead} from '../../../components/PageHead/index.tsx';

/**
 * Change: the head of our other pages: one line with day, reading time and authors, the title, the description. Upstream's sets authors
 * like contacts, with room for pictures and accounts that ours do not have. Lists of posts are ours too, so this is in posts alone.
 */
export default function BlogPostItemHeader(): ReactNode {
  const {metadata} = useBlogPost();
  return (
    <PageHead
      kicker={
        <>
          <Day date={metadata.date} /> <span>{`· ${readingTimeOf(metadata)}`}</span>
          {metadata.authors.map(({key, name, page}) => (
            <span key={key}>
              {' · '}
              <Link to={page!.permalink}>{name}</Link>
            </span>
          ))}
        </>
      }
      title={metadata.title}
      lead={metadata.description}
    />
  );
}
