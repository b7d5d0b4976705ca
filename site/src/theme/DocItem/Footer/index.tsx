import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

/**
 * Change: instead of tags, edit links and dates, which no page has, the way to the page's Markdown (`plugins/plain-text`). A plain
 * link: the router does not know the file. While developing there is none.
 */
export default function DocItemFooter(): ReactNode {
  const file = `${useDoc().metadata.permalink}.md`;
  return (
    <footer className="theme-doc-footer docusaurus-mt-lg">
      <Head>
        <link rel="alternate" type="text/markdown" href={file} />
      </Head>
      <a className={styles.markdown} href={file}>
        查看 Markdown
      </a>
    </footer>
  );
}
