import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import {DeadEnd} from '../../../components/DeadEnd/index.tsx';
import {RuledRow, RuledRows} from '../../../components/RuledRows/index.tsx';
import {Segment} from '../../../components/Segment/index.tsx';
import styles from './styles.module.css';

/** Where a reader who followed a broken link most likely wanted to go. */
const ways = [
  {to: '/docs/intro', label: '文档', text: '从介绍到接入'},
  {to: '/docs/faq/Integration', label: '常见问题', text: '按现象查原因'},
  {to: '/', label: '首页', text: 'X2 P2P 是什么'},
] as const;

/** One viewer's segments, of which one has not come. */
const lane = ['http', 'p2p', 'p2p', 'p2p', 'http', 'p2p', 'p2p', 'missing', 'p2p', 'p2p', 'http', 'p2p'] as const;

/** Works without the application, as that of the navbar does. */
function Search(): ReactNode {
  return (
    <form className={styles.search} role="search" aria-label="全站搜索" action={useBaseUrl('/search')} method="get">
      <input type="search" name="q" aria-label="搜索文档" placeholder="搜索文档" autoComplete="off" />
      <button type="submit" className="button button--primary">
        搜索
      </button>
    </form>
  );
}

/** Change: upstream's page ends at the broken link; this one leads on. */
export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({id: 'theme.NotFound.title', message: 'Page Not Found'});
  return (
    <DeadEnd
      className={className}
      kicker="404"
      title={title}
      lead={
        <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
          We could not find what you were looking for.
        </Translate>
      }
    >
      {/* Below /docs and /api upstream shows this in a page that has no title of its own. */}
      <PageMetadata title={title} />
      <div className={styles.lane} aria-hidden="true">
        {lane.map((source, index) =>
          source === 'missing' ? <span key={index} className={styles.missing} /> : <Segment key={index} source={source} size="lane" />,
        )}
      </div>
      <Search />
      <p>要找的内容多半在这几处：</p>
      <RuledRows className={styles.ways}>
        {ways.map(({to, label, text}) => (
          <RuledRow key={to} to={to} name={label}>
            {text}
          </RuledRow>
        ))}
      </RuledRows>
      <p className={styles.note}>
        <Translate id="theme.NotFound.p2" description="The 2nd paragraph of the 404 page">
          Please contact the owner of the site that linked you to the original URL and let them know their link is broken.
        </Translate>
      </p>
    </DeadEnd>
  );
}
