import type {Config} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import {announcementBar} from './config/announcement.ts';
import {brand} from './config/brand.ts';
import {codeHighlighting} from './config/codeHighlighting.ts';
import {footerColumns, footerCopyright} from './config/footer.ts';
import {headTags} from './config/head.ts';
import {navbarItems} from './config/navbar.ts';
import {owner} from './config/owner.ts';
import {checkOwnerFacts} from './config/ownerFacts.ts';
import {ownerValue} from './config/ownerValue.ts';
import {plugins} from './config/plugins.ts';
import {chrome} from './config/site.ts';

checkOwnerFacts(owner, {strict: process.env.STRICT_FACTS === '1'});

const themeConfig: UserThemeConfig = {
  announcementBar,
  colorMode: {
    defaultMode: 'light',
    disableSwitch: !chrome.colorModeSwitch,
    respectPrefersColorScheme: chrome.colorModeSwitch,
  },
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  image: 'img/social.png',
  metadata: [{name: 'keywords', content: 'P2P 加速, P2P CDN, 直播加速, WebRTC 数据通道, HLS, HLS.js, Shaka Player'}],
  navbar: {
    title: brand.name,
    logo: {alt: '', src: 'img/logo.svg', width: 28, height: 28},
    hideOnScroll: chrome.hideNavbarOnScroll,
    items: navbarItems,
  },
  footer: {style: 'light', links: footerColumns, copyright: footerCopyright()},
  prism: codeHighlighting,
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
};

const config: Config = {
  title: brand.name,
  tagline: brand.tagline,
  favicon: 'img/favicon.svg',
  url: ownerValue(owner.siteUrl),
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'}},
  future: {v4: true, faster: true},
  i18n: {defaultLocale: 'zh', locales: ['zh'], localeConfigs: {zh: {label: '中文', htmlLang: 'zh-Hans', direction: 'ltr'}}},
  clientModules: ['./src/client/chunkRetry.ts'],
  headTags,
  plugins,
  themes: [
    [
      '@docusaurus/theme-classic',
      {customCss: ['./src/css/tokens.css', './src/css/base.css', './src/css/chrome.css']},
    ],
  ],
  themeConfig,
};

export default config;
