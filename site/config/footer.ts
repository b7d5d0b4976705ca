import {brand} from './brand.ts';
import {owner} from './owner.ts';
import {ownerValue} from './ownerValue.ts';

export const footerColumns = [
  {
    title: '文档',
    items: [
      {label: '快速开始', to: '/docs/intro'},
      {label: '接入流程', to: '/docs/accessflow'},
      {label: 'API 中心', to: '/api/x2-hlsjs'},
      {label: '工具', to: '/tools'},
      {label: '实验室', to: '/lab'},
      {label: '博客', to: '/blog'},
    ],
  },
  {
    title: '条款',
    items: [
      {label: '隐私政策', to: '/docs/protocol/Privacy'},
      {label: '服务条款', to: '/docs/protocol/Serviceterms'},
      {label: '合规问答', to: '/docs/protocol/Compliance'},
      {label: '无障碍声明', to: '/docs/protocol/Accessibility'},
      {label: '计费说明', to: '/docs/price'},
      {label: '开源许可', to: '/licenses'},
    ],
  },
  {
    title: '联系我们',
    items: [
      // A mailto link needs no new tab, which would stay empty.
      {label: ownerValue(owner.contactEmail), href: `mailto:${ownerValue(owner.contactEmail)}`, target: '_self'},
      {label: '登录控制台', href: ownerValue(owner.consoleUrl)},
      {label: '源代码', href: ownerValue(owner.sourceUrl)},
    ],
  },
];

const ICP_RECORD_SITE = 'https://beian.miit.gov.cn/';

const PUBLIC_SECURITY_SITE = 'https://beian.mps.gov.cn/#/query/webSearch?code=';

const external = 'target="_blank" rel="noopener noreferrer"';

/**
 * Copyright line and record numbers. The footer's own `copyright` option takes HTML, so no theme component is needed.
 * Order 33 art. 13 wants the ICP number at the bottom of the home page, linked to the regulator's record site.
 */
export function footerCopyright({icpNumber, publicSecurityNumber} = owner): string {
  const icp = icpNumber.state === 'unknown' ? 'ICP 备案号待公示' : icpNumber.value;
  const records = [`<a href="${ICP_RECORD_SITE}" ${external}>${icp}</a>`];
  if (publicSecurityNumber.state !== 'unknown') {
    const number = publicSecurityNumber.value;
    records.push(`<a href="${PUBLIC_SECURITY_SITE}${number.replace(/\D/g, '')}" ${external}>${number}</a>`);
  }
  return `<span>© ${brand.copyrightYear} ${brand.name}</span> <span class="footer__records">${records.join(' ')}</span>`;
}
