import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/EditMetaRow';
import {issueAddress, type Reports} from './issueForm.ts';
import styles from './styles.module.css';

/** See `site/config/bundler/pageReports.ts`. */
declare const X2_REPORTS: Reports | undefined;

/**
 * The foot of a document or a post: when its file was changed last, and, once the host of the source is confirmed, how to mend it and how to
 * say what is wrong. Plain links; `src/client/nameSection.ts` adds to the latter which section was read.
 */
export function PageFoot({className, editUrl, lastUpdatedAt}: Partial<Props>): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  if (!lastUpdatedAt && !editUrl && !X2_REPORTS) return null;
  const day = lastUpdatedAt && new Date(lastUpdatedAt).toISOString().slice(0, 10);
  return (
    <p className={clsx(className, styles.foot)}>
      {day && (
        <span>
          最后修改：<time dateTime={day}>{day}</time>
        </span>
      )}
      {editUrl && <a href={editUrl}>编辑此页</a>}
      {X2_REPORTS && (
        <a href={issueAddress(X2_REPORTS.form, new URL(pathname, url), X2_REPORTS.version)} data-report={X2_REPORTS.form.body}>
          这页哪里不对
        </a>
      )}
    </p>
  );
}
