import type {ReactNode} from 'react';
import SiteMetadataDefaults from '@docusaurus/core/lib/client/SiteMetadataDefaults';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';

/** The layout asks for the current route, but after the crash there is none. */
const NO_ROUTE = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

/**
 * Change: the same page as for other crashes. Upstream's is English, and leaves the document without its language and the viewport
 * of phones, and with a progress bar that stands still.
 */
export default function Error(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={NO_ROUTE}>
      <SiteMetadataDefaults />
      <Head>
        {/* The navigation ends here, but nothing tells the progress bar. */}
        <style>{'#nprogress{display:none}'}</style>
      </Head>
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
