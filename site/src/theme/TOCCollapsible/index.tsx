import type {ReactNode} from 'react';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * Change: the contents of a page on a phone are details, which open without the application and stay below the navbar. The section that
 * their summary names is set by `@x2p2p/page/reading`.
 */
export default function FoldedContents({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  return (
    <details className={clsx(styles.contents, className)}>
      <summary>本页总览</summary>
      <TOCItems toc={toc} {...(minHeadingLevel && {minHeadingLevel})} {...(maxHeadingLevel && {maxHeadingLevel})} />
    </details>
  );
}
