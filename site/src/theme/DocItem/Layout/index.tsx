import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Layout';
import {PageActions} from '../../../components/PageActions/index.tsx';
import {PageFoot} from '../../../components/PageFoot/index.tsx';
import {RelatedQuestions} from '../../../components/RelatedQuestions/index.tsx';
import styles from './styles.module.css';

/**
 * Change: text and contents list are one grid, which leaves a margin beside the text in a wide window. The title is followed by what can
 * be done with the page, the text by questions about it and the foot that posts have, too. Without tags, versions, drafts and titles in
 * the text, which no page has, and without a contents list that depends on the width of the window: the styles hide it. On a phone the
 * title stands before that list.
 */
export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, toc, frontMatter} = useDoc();
  const hasContents = toc.length > 0 && !frontMatter.hide_table_of_contents;
  return (
    <div className={styles.page}>
      <div className={styles.text}>
        <article>
          <DocBreadcrumbs />
          <header>
            <Heading as="h1" className={styles.title}>
              {metadata.title}
            </Heading>
            <PageActions />
          </header>
          {hasContents && <DocItemTOCMobile />}
          <div className="theme-doc-markdown markdown">
            <MDXContent>{children}</MDXContent>
          </div>
        </article>
        <RelatedQuestions />
        <PageFoot {...metadata} />
        <DocItemPaginator />
      </div>
      {hasContents && <DocItemTOCDesktop />}
    </div>
  );
}
