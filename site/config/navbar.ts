import type {NavbarItem} from '@docusaurus/theme-common';
import {owner} from './owner.ts';
import {ownerValue} from './ownerValue.ts';

export const navbarItems: NavbarItem[] = [
  {to: '/docs/intro', label: '文档', position: 'left', activeBaseRegex: '^/docs/(?!faq/|price$)'},
  {to: '/api/x2-hlsjs', label: 'API 中心', position: 'left', activeBaseRegex: '^/api/'},
  {to: '/docs/faq/product', label: '常见问题', position: 'left', activeBasePath: '/docs/faq/'},
  {to: '/docs/price', label: '计费说明', position: 'left'},
  {to: '/lab', label: '实验室', position: 'left'},
  {to: '/tools', label: '工具', position: 'left'},
  {type: 'search', position: 'right'},
  {href: ownerValue(owner.sourceUrl), label: '源代码', position: 'right', className: 'navbar-source', 'aria-label': '源代码托管'},
  {
    type: 'localeDropdown',
    position: 'right',
    // The dropdown only shows and hides links: it is not an ARIA menu with keyboard handling of its own.
    'aria-haspopup': 'false',
    dropdownItemsAfter: [{href: ownerValue(owner.englishSiteUrl), label: 'English', lang: 'en', target: '_self'}],
  },
  {href: ownerValue(owner.consoleUrl), label: '登录控制台', position: 'right', className: 'navbar-signin'},
];
