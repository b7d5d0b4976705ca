import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {FEED_OF_ALL, feedOf, historyPage} from '../../data/releases/historyPages.ts';
import type {ProductId} from '../../data/products.ts';

/** Where to subscribe to new versions, for readers and for their programs. `site/config/plugins/releaseFeeds` writes the feeds. */
export function ReleaseFeeds({product}: {readonly product: ProductId}): ReactNode {
  const feeds = [
    {href: feedOf(product), title: `${historyPage(product).name} 的新版本`},
    {href: FEED_OF_ALL, title: '所有 SDK 的新版本'},
  ];
  const [own, all] = feeds.map(({href, title}) => (
    <a key={href} href={href}>
      {title}
    </a>
  ));
  return (
    <>
      <Head>
        {feeds.map(({href, title}) => (
          <link key={href} rel="alternate" type="application/atom+xml" href={href} title={title} />
        ))}
      </Head>
      <p data-search-ignore="">
        用 Atom 订阅：{own}、{all}。
      </p>
    </>
  );
}
