import {categoryOf, pageRoute, products} from '../src/data/products.ts';

/** Old or likely mistyped addresses, and where their readers meant to go. */
export type Redirect = {readonly from: string; readonly to: string};

/** Used by the build, which writes HTML stubs for hosts without rules, and by every server. */
export const redirects: readonly Redirect[] = [
  {from: '/docs', to: '/docs/intro'},
  {from: '/api', to: '/api/x2-hlsjs'},
  // The route is spelled `quicestart`; readers and search engines will type the word correctly.
  ...products.flatMap((product) => {
    const guide = pageRoute(product, 'quicestart');
    return [
      {from: `/docs/${product.folder}/quickstart`, to: guide},
      {from: `/docs/${product.folder}`, to: guide},
    ];
  }),
  ...products
    .filter(({category}) => category !== undefined)
    .map((product) => ({from: `/docs/category/${product.folder}`, to: `/docs/category/${categoryOf(product)}`})),
  {from: '/docs/category/faq', to: '/docs/category/常见问题'},
  {from: '/docs/category/console', to: '/docs/category/控制台指南'},
  {from: '/docs/category/protocol', to: '/docs/category/协议与政策'},
  {from: '/docs/faq', to: '/docs/faq/product'},
  {from: '/docs/console', to: '/docs/console/Authentication'},
  {from: '/privacy', to: '/docs/protocol/Privacy'},
  {from: '/terms', to: '/docs/protocol/Serviceterms'},
];

/** Only for servers: a stub whose name differs by case alone would overwrite the page on macOS and Windows disks. */
export const caseRedirects: readonly Redirect[] = [
  ...products.map((product) => ({from: `/docs/${product.folder}/api`, to: pageRoute(product, 'API')})),
  {from: '/docs/console/authentication', to: '/docs/console/Authentication'},
  {from: '/docs/console/manage_authentication', to: '/docs/console/Manage_authentication'},
  {from: '/docs/faq/integration', to: '/docs/faq/Integration'},
  {from: '/docs/protocol/privacy', to: '/docs/protocol/Privacy'},
  {from: '/docs/protocol/serviceterms', to: '/docs/protocol/Serviceterms'},
];
