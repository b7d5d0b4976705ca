import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ProductId} from '../../data/products.ts';
import {Prompt} from './Prompt.tsx';
import styles from './styles.module.css';

type Props = {
  readonly product: ProductId;
  /** Of what stands in one line with others. */
  readonly summaryClass?: string;
};

/** An SDK handed over to a programming assistant: opened by the browser, without the application. */
export function HandOver({product, summaryClass}: Props): ReactNode {
  return (
    <details className={styles.handOver}>
      <summary className={clsx(styles.summary, summaryClass)}>交给编程助手</summary>
      <Prompt product={product} />
      <p className={styles.more}>
        {'先装好 SDK，再把它贴给助手。'}
        <Link to="/docs/for-agents">怎样设置 Claude Code、Cursor、Trae 等助手</Link>
      </p>
    </details>
  );
}
