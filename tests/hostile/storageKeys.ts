import {nativeProducts} from '@x2p2p/site/data/products';

/** Every key that the site reads or writes. One test checks the running pages for keys missing here; the privacy page lists the same. */
export const KEYS: readonly string[] = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
  'docs-preferred-version-api',
  ...['platform', ...nativeProducts.map(({id}) => `${id}-lang`), 'pkg', 'server', 'sign-lang'].map((group) => `docusaurus.tab.${group}`),
  'x2.search.recent',
  'x2.search.arrival',
  'x2.search.slash',
  // The engine's logger, which loads with the test bench.
  'debug',
  // The check-up writes it and takes it away.
  'x2-check-up',
];
