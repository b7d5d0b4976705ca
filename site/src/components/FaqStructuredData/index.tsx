import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FaqEntry} from '@site/src/remark/remarkFaq';
import {faqPage} from './faqPage';

/** The questions of a page for search engines. `entries` is JSON written by remarkFaq; nobody types it. */
export function FaqStructuredData({entries}: {readonly entries: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const page = faqPage(JSON.parse(entries) as FaqEntry[], siteConfig.url + pathname);
  return (
    <Head>
      {/* A "<" could end the script element early. */}
      <script type="application/ld+json">{JSON.stringify(page).replace(/</g, '\\u003c')}</script>
    </Head>
  );
}
