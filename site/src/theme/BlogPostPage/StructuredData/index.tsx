import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import {previewFile} from '../../../../config/previewFile.ts';

/**
 * Change: a post without a picture of its own has that of its section, which chat programs show, too.
 */
export default function BlogPostStructuredData(): ReactNode {
  const image = useBaseUrl(previewFile('blog'), {absolute: true});
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify({image, ...useBlogPostStructuredData()})}</script>
    </Head>
  );
}
