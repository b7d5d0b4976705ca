import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/Error';

/** Change: says what else there is to do, with a link home that works without the application. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main className="container margin-vert--xl">
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
