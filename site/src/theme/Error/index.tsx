import type {ReactNode} from 'react';
import SiteMetadataDefaults from '@docusaurus/core/lib/client/SiteMetadataDefaults';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';

/** The frame asks for a route, and there is none any more. */
const NO_ROUTE = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

/**
 * Change: a page like that of other crashes. Upstream's is English, and leaves the document without its language and the
 * width of phones, without its title where the frame crashes again, and with a progress bar that stands still.
 */
export default function Error(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={NO_ROUTE}>
      <SiteMetadataDefaults />
      <Head>
        <title>Page Error</title>
        {/* What was on its way ends here; nobody tells the bar. */}
        <style>{'#nprogress{display:none}'}</style>
      </Head>
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
