/** Old or likely mistyped addresses, and where their readers meant to go. */
export type Redirect = {readonly from: string; readonly to: string};

const sdks = ['android-sdk', 'hls-sdk', 'ios-sdk', 'shaka-player-sdk', 'windows-sdk'] as const;

/** Used by the build, which writes HTML stubs for hosts without rules, and by every server. */
export const redirects: readonly Redirect[] = [
  {from: '/docs', to: '/docs/intro'},
  {from: '/api', to: '/api/x2-hlsjs'},
  // The route is spelled `quicestart`; readers and search engines will type the word correctly.
  ...sdks.flatMap((sdk) => [
    {from: `/docs/${sdk}/quickstart`, to: `/docs/${sdk}/quicestart`},
    {from: `/docs/${sdk}`, to: `/docs/${sdk}/quicestart`},
  ]),
  {from: '/docs/category/hls-sdk', to: '/docs/category/hlsjs-sdk'},
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
  ...sdks.map((sdk) => ({from: `/docs/${sdk}/api`, to: `/docs/${sdk}/API`})),
  {from: '/docs/console/authentication', to: '/docs/console/Authentication'},
  {from: '/docs/console/manage_authentication', to: '/docs/console/Manage_authentication'},
  {from: '/docs/faq/integration', to: '/docs/faq/Integration'},
  {from: '/docs/protocol/privacy', to: '/docs/protocol/Privacy'},
  {from: '/docs/protocol/serviceterms', to: '/docs/protocol/Serviceterms'},
];
