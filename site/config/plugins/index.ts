import type {PluginConfig} from '@docusaurus/types';
import {searchPlugin} from '@x2p2p/search';
import {brand} from '../brand.ts';
import {bundler} from '../bundler/index.ts';
import {recordModules} from '../bundler/recordShipped.ts';
import {markdown, reference} from '../markdown.ts';
import {owner} from '../owner.ts';
import {redirects} from '../redirects.ts';
import {search} from '../search.ts';
import {sourceHost} from '../sourceHost.ts';
import {feedItems} from './blog/feedItems.ts';
import {blog} from './blog/index.ts';
import {docs} from './docs/index.ts';
import {labViewer} from './labViewer.ts';
import {markdownPages} from './plainText/index.ts';
import {releaseFeeds} from './releaseFeeds/index.ts';
import {robots} from './robots.ts';
import {securityTxt} from './securityTxt.ts';

/** Has documents read from git when they were last changed, for the sitemap and the foot of the page. */
const dated = {showLastUpdateTime: true};

/** Where the text of a page is edited, once the host of the source is confirmed. */
const host = sourceHost(owner);
const editUrl = host && `${host.edit}site/`;

export const plugins: PluginConfig[] = [
  ...bundler,
  labViewer,
  '@docusaurus/plugin-css-cascade-layers',
  [
    docs,
    {
      path: 'docs',
      routeBasePath: 'docs',
      sidebarPath: './sidebars.ts',
      docCategoryGeneratedIndexComponent: '@site/src/components/CategoryPage',
      versions: {current: {label: 'Next'}},
      editUrl,
      ...dated,
      ...markdown,
    },
  ],
  [
    '@docusaurus/plugin-content-docs',
    {id: 'api', path: 'api', routeBasePath: 'api', sidebarPath: './sidebarsApi.ts', ...dated, ...reference},
  ],
  [
    blog,
    {
      path: 'blog',
      routeBasePath: 'blog',
      blogTitle: '博客',
      blogListComponent: '@site/src/components/blog/ListPage',
      blogArchiveComponent: '@site/src/components/blog/ArchivePage',
      blogTagsListComponent: '@site/src/components/blog/TagsPage',
      blogTagsPostsComponent: '@site/src/components/blog/TagPage',
      blogAuthorsListComponent: '@site/src/components/blog/AuthorsPage',
      blogAuthorsPostsComponent: '@site/src/components/blog/AuthorPage',
      blogDescription: `${brand.name} 的工程笔记：每个结论都附上可以重跑的方法。`,
      blogSidebarTitle: '全部文章',
      blogSidebarCount: 'ALL',
      showReadingTime: true,
      editUrl,
      ...dated,
      feedOptions: {
        type: ['rss', 'atom', 'json'],
        title: `${brand.name} 博客`,
        description: '工程笔记',
        language: brand.language,
        copyright: `© ${brand.copyrightYear} ${brand.name}`,
        createFeedItems: feedItems,
      },
      onInlineTags: 'throw',
      onInlineAuthors: 'throw',
      onUntruncatedBlogPosts: 'throw',
      ...markdown,
    },
  ],
  ['@docusaurus/plugin-content-pages', {path: 'src/pages', ...markdown}],
  ['@docusaurus/plugin-sitemap', {lastmod: 'date'}],
  robots,
  securityTxt,
  releaseFeeds,
  ['@docusaurus/plugin-client-redirects', {redirects}],
  searchPlugin({...search, record: recordModules('search')}),
  markdownPages,
];
