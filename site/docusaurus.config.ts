import type {Config} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import {announcementBar} from './config/announcement.ts';
import {brand} from './config/brand.ts';
import {footerColumns, footerCopyright} from './config/footer.ts';
import {hasHistory} from './config/hasHistory.ts';
import {headTags} from './config/head.ts';
import {navbarItems} from './config/navbar.ts';
import {owner} from './config/owner.ts';
import {checkOwnerFacts} from './config/ownerFacts.ts';
import {ownerValue} from './config/ownerValue.ts';
import {plugins} from './config/plugins/index.ts';
import {withoutColorSwitch} from './config/plugins/withoutColorSwitch/index.ts';
import {checkProductFiles} from './config/productFiles.ts';
import {questionsFor} from './config/relatedQuestions.ts';
import {sheets} from './config/sheets.ts';
import {chrome} from './config/chrome.ts';
import {MADE} from './src/data/downloads.ts';

checkOwnerFacts(owner, {strict: process.env.STRICT_FACTS === '1'});
checkProductFiles();

const themeConfig: UserThemeConfig = {
  announcementBar,
  colorMode: {
    defaultMode: 'light',
    disableSwitch: !chrome.colorModeSwitch,
    respectPrefersColorScheme: chrome.colorModeSwitch,
  },
  // Grouping by year would put third-level headings before each post's title.
  blog: {sidebar: {groupByYear: false}},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  // The description is for lists of the blog, which have none of their own; every other page replaces it.
  metadata: [
    {name: 'description', content: brand.description},
    {name: 'keywords', content: 'P2P 加速, P2P CDN, 直播加速, WebRTC 数据通道, HLS, HLS.js, Shaka Player'},
    // Posts say that they are articles.
    {property: 'og:type', content: 'website'},
    {property: 'og:site_name', content: brand.name},
    {property: 'og:locale', content: brand.locale},
  ],
  navbar: {
    title: brand.name,
    hideOnScroll: chrome.hideNavbarOnScroll,
    items: navbarItems,
  },
  footer: {style: 'light', links: footerColumns, copyright: footerCopyright()},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
};

const config: Config = {
  title: brand.name,
  tagline: brand.tagline,
  favicon: 'img/favicon.svg',
  url: ownerValue(owner.siteUrl),
  baseUrl: '/',
  // What `npm run zip` and `npm run pdf` wrote since the last build.
  staticDirectories: ['static', MADE],
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  // The home page has one in Chinese: `src/components/BaseUrlBanner`.
  baseUrlIssueBanner: false,
  // Text between colons is code here, never the name of an emoji.
  markdown: {
    emoji: false,
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    // As front matter, questions about a page are data of that page alone.
    parseFrontMatter: async (params) => {
      const {frontMatter, content} = await params.defaultParseFrontMatter(params);
      const questions = questionsFor(params.filePath);
      return {frontMatter: questions.length > 0 ? {...frontMatter, questions} : frontMatter, content};
    },
  },
  // Without history every date would be missing or wrong, and asking for one stops the build.
  future: {v4: true, faster: true, experimental_vcs: hasHistory()},
  // The site has its origin to itself, so keys carry no suffix: the privacy policy lists them by name.
  storage: {namespace: false},
  i18n: {defaultLocale: 'zh', locales: ['zh'], localeConfigs: {zh: {label: '中文', htmlLang: brand.language, direction: 'ltr'}}},
  clientModules: ['chunkRetry', 'leftoverWorkers', 'reading', 'reachableReload', 'revealed', 'spokenTitle'].map(
    (name) => `./src/client/${name}.ts`,
  ),
  headTags,
  plugins,
  themes: [['@docusaurus/theme-classic', {customCss: sheets}], ...(chrome.colorModeSwitch ? [] : [withoutColorSwitch])],
  themeConfig,
};

export default config;
