import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FaqEntry} from '@site/src/remark/remarkFaq';
import {faqPage} from './faqPage';

/**
 * The questions of a page for search engines. `entries` is JSON written by remarkFaq; nobody types it. It stands where it is
 * used, after the answers: in the head, readers would wait for all of it before the first line.
 */
export function FaqStructuredData({entries}: {readonly entries: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const page = faqPage(JSON.parse(entries) as FaqEntry[], siteConfig.url + pathname);
  // A "<" could end the script element early.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: JSON.stringify(page).replace(/</g, '\\u003c')}} />;
}
