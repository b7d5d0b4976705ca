import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import CodeBlock from '@theme/CodeBlock';
import type {Props} from '@theme/Error';
import type {IssueForm} from '../../components/PageFoot/issueForm.ts';
import {DeadEnd} from '../../components/DeadEnd/index.tsx';
import {circumstances, crashAddress} from './crashReport.ts';
import styles from './styles.module.css';

/** See `site/config/bundler/pageReports.ts`. */
declare const X2_ISSUES: IssueForm | undefined;

/**
 * Change: says what else there is to do and what a report of it needs, with a link home that works without the application; has a title;
 * and goes away with the address, since upstream's boundary keeps its error over all pages of one layout.
 */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);
  const facts = circumstances(window.location.origin + pathname, navigator.userAgent);
  return (
    <DeadEnd
      kicker="出错了"
      title={
        <>
          <Translate id="theme.ErrorPageContent.title" description="The title of the fallback page when the page crashed">
            This page crashed.
          </Translate>{' '}
          <span className={styles.english} lang="en">
            This page crashed.
          </span>
        </>
      }
      lead="显示这一页的程序出了错。"
    >
      <Head>
        <title>Page Error</title>
      </Head>
      <p>
        先重试。仍然不行时，重新载入这一页，或者回到<a href={useBaseUrl('/')}>首页</a>。
      </p>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} className={clsx('button button--primary', styles.retry)} />
      <section className={styles.report} aria-labelledby="crash-report">
        <h2 id="crash-report">错误信息</h2>
        <CodeBlock className={styles.message}>
          <ErrorBoundaryError error={error} />
          <span>{`\n${facts}`}</span>
        </CodeBlock>
        <p className={styles.note}>
          {X2_ISSUES && <a href={crashAddress(X2_ISSUES, {message: error.message, facts})}>报告这个问题</a>}
          <span>报告时附上这段文字：出了什么错、在哪一页、用的什么浏览器，都在里面。</span>
        </p>
      </section>
    </DeadEnd>
  );
}
