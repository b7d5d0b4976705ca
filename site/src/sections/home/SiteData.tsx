import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {brand} from '../../../config/brand.ts';
import {owner} from '../../../config/owner.ts';

/** Tells search engines what the site and the organization behind it are called: once, on the home page, where they look. */
export function SiteData(): ReactNode {
  const url = useBaseUrl('/', {absolute: true});
  const logo = useBaseUrl('/apple-touch-icon.png', {absolute: true});
  const organization = {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: brand.name,
    ...(owner.legalEntity.state === 'known' && {legalName: owner.legalEntity.value}),
    url,
    logo,
  };
  const site = {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: brand.name,
    url,
    inLanguage: brand.language,
    description: brand.description,
    publisher: {'@id': organization['@id']},
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify({'@context': 'https://schema.org', '@graph': [site, organization]})}</script>
    </Head>
  );
}
