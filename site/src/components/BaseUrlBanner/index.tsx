import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {bannerScript} from './bannerScript.ts';

/**
 * On the home page, what upstream's option `baseUrlIssueBanner` shows where the site's files are not found, in Chinese: upstream's
 * text is part of its code. Only in the HTML: where the application runs, its files were found.
 */
export function BaseUrlBanner(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  if (ExecutionEnvironment.canUseDOM) return null;
  return (
    <Head>
      <script>{bannerScript(baseUrl)}</script>
    </Head>
  );
}
