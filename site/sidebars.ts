import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {categoryClass} from './src/components/SdkSwitch/choiceStyles.ts';
import {categoryOf, pagesOf, products, type Product} from './src/data/products.ts';

/** The pages of an SDK, behind a category page of its own. */
const category = (product: Product) => ({
  type: 'category' as const,
  label: `${product.name} SDK`,
  className: categoryClass(product.id),
  link: {
    type: 'generated-index' as const,
    slug: `/category/${categoryOf(product)}`,
    title: `${product.name} SDK`,
    description: product.summary,
  },
  items: pagesOf(product),
});

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'intro',
    'about',
    'accessflow',
    'no-p2p',
    'price',
    'carriers',
    'migrate',
    'for-agents',
    'versions',
    'offline',
    ...products.map(category),
    {
      type: 'category',
      label: '控制台指南',
      link: {
        type: 'generated-index',
        slug: '/category/控制台指南',
        title: '控制台指南',
        description: '鉴权怎样工作，怎样创建、轮换、吊销和测试凭证。',
      },
      items: ['console/Authentication', 'console/Manage_authentication'],
    },
    {
      type: 'category',
      label: '常见问题',
      link: {
        type: 'generated-index',
        slug: '/category/常见问题',
        title: '常见问题',
        description: '产品、集成、账号与计费：用户真正会问的问题，逐条回答；错误编号另有一页。',
      },
      items: ['faq/product', 'faq/Integration', 'faq/errors', 'faq/accountandbilling'],
    },
    {
      type: 'category',
      label: '协议与政策',
      link: {
        type: 'generated-index',
        slug: '/category/协议与政策',
        title: '协议与政策',
        description: '隐私政策（含 SDK 合规使用说明）、服务条款，法务、安全与采购会问的问题，以及无障碍声明。',
      },
      items: ['protocol/Privacy', 'protocol/Serviceterms', 'protocol/Compliance', 'protocol/Accessibility'],
    },
  ],
};

export default sidebars;
