import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {COPY_PAGE} from '@x2p2p/page/copyPage';
import {productAt} from '../../data/productRoutes.ts';
import {HandOver} from '../HandOver/index.tsx';
import {benchFor} from './benchFor.ts';
import styles from './styles.module.css';

/**
 * What can be done with a page of documentation, beside its title. Its Markdown (`plugins/plain-text`) is a plain link, as the router does
 * not know the file, and there is none while developing; `@x2p2p/page/serveSite` copies it.
 */
export function PageActions(): ReactNode {
  const {permalink} = useDoc().metadata;
  const file = `${permalink}.md`;
  const bench = benchFor(permalink);
  const product = productAt(permalink);
  return (
    <div className={styles.actions}>
      <Head>
        <link rel="alternate" type="text/markdown" href={file} />
      </Head>
      <button type="button" className={styles.action} data-copies-page aria-live="polite">
        {COPY_PAGE}
      </button>
      <a className={styles.action} href={file}>
        查看 Markdown
      </a>
      {bench && (
        <Link className={styles.action} to={bench}>
          API 测试台
        </Link>
      )}
      {product && <HandOver product={product.id} summaryClass={styles.action} />}
    </div>
  );
}
