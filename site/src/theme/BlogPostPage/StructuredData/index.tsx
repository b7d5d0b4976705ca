import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import {socialPicture} from '../../../../config/socialPicture.ts';

/**
 * Change: a post without a picture of its own has the site's. Named in the front matter it would come after its size in the head,
 * where nobody looks for it.
 */
export default function BlogPostStructuredData(): ReactNode {
  const image = useBaseUrl(socialPicture.path, {absolute: true});
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify({image, ...useBlogPostStructuredData()})}</script>
    </Head>
  );
}
