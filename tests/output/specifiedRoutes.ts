const sdks = ['android-sdk', 'hls-sdk', 'ios-sdk', 'shaka-player-sdk', 'windows-sdk'];

/** Every route of the specification, spelled as there. */
export const specifiedRoutes: readonly string[] = [
  '/',
  '/markdown-page',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
  ...['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome'].map((slug) => `/blog/${slug}`),
  ...['docusaurus', 'facebook', 'hello', 'hola'].map((tag) => `/blog/tags/${tag}`),
  ...['intro', 'about', 'accessflow', 'price'].map((doc) => `/docs/${doc}`),
  ...sdks.flatMap((sdk) => ['API', 'history', 'quicestart'].map((page) => `/docs/${sdk}/${page}`)),
  ...['Authentication', 'Manage_authentication'].map((doc) => `/docs/console/${doc}`),
  ...['accountandbilling', 'Integration', 'product'].map((doc) => `/docs/faq/${doc}`),
  ...['Privacy', 'Serviceterms'].map((doc) => `/docs/protocol/${doc}`),
  ...['android-sdk', 'hlsjs-sdk', 'ios-sdk', 'shaka-player-sdk', 'windows-sdk', '常见问题', '控制台指南', '协议与政策'].map(
    (name) => `/docs/category/${name}`,
  ),
  '/api/test',
  '/api/x2-hlsjs',
  '/api/x2-hlsjs/engine',
];
