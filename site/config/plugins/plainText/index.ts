import {plainText} from '@x2p2p/plain-text';
import {products} from '../../../src/data/products.ts';
import {brand} from '../../brand.ts';
import {owner} from '../../owner.ts';
import {ownerValue} from '../../ownerValue.ts';
import {routesOf} from '../../search.ts';
import {usage} from './usage.ts';

/** The whole site as Markdown. */
export const markdownPages = plainText({
  title: brand.name,
  summary: brand.description,
  note: (full) =>
    `每一页都有 Markdown 版本：在网页地址后面加 \`.md\`（首页是 \`/index.md\`），或请求时带 \`Accept: text/markdown\`。下面的链接都指向 Markdown；全部文档合成的一个文件是 [llms-full.txt](${full})。`,
  docs: {default: '文档', api: 'API 中心'},
  blog: '博客',
  used: {title: '工具、实验室与搜索', additions: usage(ownerValue(owner.siteUrl))},
  others: '其他页面',
  bundles: {
    title: '一个 SDK 一个文件',
    files: products.map((product) => ({
      route: `/docs/${product.folder}/llms-full.txt`,
      title: `${product.name} SDK`,
      description: `${product.summary}它的全部页面合成一个文件。`,
      holds: routesOf(product),
    })),
  },
  directive: (path) => `Markdown 目录：${path}`,
});
