import {pageRoute, type Product} from '../../data/products.ts';

const wishes = '观众同意之前不启用 P2P；P2P 出任何问题都照常播放。';
const questions = '令牌、Tracker、STUN 与播放地址没有给你的，先问我，不要编造。';

/** What a reader tells a programming assistant, so that it reads before it writes: of the web, the file in the package that is installed. */
export function promptFor(product: Product, site: string): string {
  if (product.family === 'web')
    return [
      `读 node_modules/${product.package}/AGENTS.md，按它给这个项目的 ${product.name} 播放器接入 X2 P2P。`,
      `${wishes}选项名以包里的文件为准。${questions}`,
      '写完按其中的「确认」检查一遍。',
    ].join('\n');
  const [guide, reference] = (['quicestart', 'API'] as const).map((page) => `${site}${pageRoute(product, page)}.md`);
  return [
    `读 ${guide} 与 ${reference}（项目里装了 x2-cli，就执行 npx --no x2 docs --read <地址>），按它们给这个应用接入 X2 P2P。`,
    `${wishes}接口名以这两页为准。${questions}`,
    '写完按其中的「验证」检查一遍。',
  ].join('\n');
}
