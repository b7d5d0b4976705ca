import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/Error';

/**
 * Change: says what else there is to do, with a link home that works without the application; has a title; and goes away with the
 * address, since upstream's boundary keeps its error over all pages of one layout.
 */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <main className="container margin-vert--xl">
      <Head>
        <title>Page Error</title>
      </Head>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Heading as="h1" className="hero__title">
            <Translate id="theme.ErrorPageContent.title" description="The title of the fallback page when the page crashed">
              This page crashed.
            </Translate>
          </Heading>
          <p>
            这一页没有显示出来。重试仍然不行时，可以回到<a href={useBaseUrl('/')}>首页</a>。
          </p>
          <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary shadow--lw" />
          <hr />
          <ErrorBoundaryError error={error} />
        </div>
      </div>
    </main>
  );
}
