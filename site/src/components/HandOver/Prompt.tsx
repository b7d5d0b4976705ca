import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import {productOf, type ProductId} from '../../data/products.ts';
import {promptFor} from './promptFor.ts';
import styles from './styles.module.css';

/** What to tell a programming assistant about an SDK, copied as code blocks are, without the application. */
export function Prompt({product: id}: {readonly product: ProductId}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <CodeBlock title="提示词" className={styles.prompt}>
      {promptFor(productOf(id), siteConfig.url)}
    </CodeBlock>
  );
}
