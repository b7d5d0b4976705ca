import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';

/** Where a reader who followed a broken link most likely wanted to go. */
const ways = [
  {to: '/docs/intro', label: '文档', text: '从介绍到接入'},
  {to: '/docs/faq/Integration', label: '常见问题', text: '按现象查原因'},
  {to: '/search', label: '搜索', text: '在全站里找'},
  {to: '/', label: '首页', text: 'X2 P2P 是什么'},
] as const;

/** Change: upstream's page ends at the broken link; this one leads on. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      {/* Below /docs and /api upstream shows this in a page that has no title of its own. */}
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Heading as="h1" className="hero__title">
            <Translate id="theme.NotFound.title" description="The title of the 404 page">
              Page Not Found
            </Translate>
          </Heading>
          <p>
            <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
              We could not find what you were looking for.
            </Translate>
          </p>
          <p>
            <Translate id="theme.NotFound.p2" description="The 2nd paragraph of the 404 page">
              Please contact the owner of the site that linked you to the original URL and let them know their link is broken.
            </Translate>
          </p>
          <p>要找的内容多半在这几处：</p>
          <ul>
            {ways.map(({to, label, text}) => (
              <li key={to}>
                <Link to={to}>
                  {label}：{text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </main>
  );
}
