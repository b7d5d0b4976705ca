import {nativePlatforms} from '../data/platforms.ts';
import {nativeProducts, pageRoute, productCount, productIds, products, productOf, tabOf, type ProductId} from '../data/products.ts';
import {chosenAttribute} from './chosenAttribute.ts';
import {componentElement} from './componentNodes.ts';
import type {MdNode, VFile} from './mdNode.ts';

/** What a sentence takes from the table of products: `{productCount}个 SDK`. */
export const productTexts: Readonly<Record<string, string>> = {productCount, nativeNames: nativeProducts.map(({name}) => name).join('、')};

/**
 * Fills in what pages say of the products: numbers and names in sentences; the name and the version in `<Contract sdk="…" />`; and
 * `<ProductTabs>`, tabs with one `<ProductTab product="…">` for each product, in the order of the table. A product of which the page says
 * nothing gets a tab that leads to its guide.
 */
export function remarkProducts() {
  return (tree: MdNode, vfile: VFile): void => {
    tree.children = filled(tree.children!, vfile);
  };
}

const filled = (nodes: readonly MdNode[], vfile: VFile): MdNode[] =>
  joinTexts(nodes.map((node) => fill(node.children ? {...node, children: filled(node.children, vfile)} : node, vfile)));

/** One text from neighbours, as if it had been written so: the theme names a heading's link after the heading only then. */
const joinTexts = (nodes: readonly MdNode[]): MdNode[] =>
  nodes.reduce<MdNode[]>((joined, node) => {
    const last = joined.at(-1);
    if (node.type !== 'text' || last?.type !== 'text') return [...joined, node];
    return [...joined.slice(0, -1), {...last, value: `${last.value}${node.value}`}];
  }, []);

function fill(node: MdNode, vfile: VFile): MdNode {
  if (node.type === 'mdxTextExpression') {
    const text = productTexts[node.value ?? ''];
    return text === undefined ? node : {type: 'text', value: text};
  }
  if (node.name === 'Contract') {
    const id = chosenAttribute(node, 'sdk', nativePlatforms, vfile);
    const {name, contract} = productOf(id);
    return componentElement('Contract', {name, version: contract});
  }
  return node.name === 'ProductTabs' ? productTabs(node, vfile) : node;
}

function productTabs(node: MdNode, vfile: VFile): MdNode {
  const written = new Map(node.children!.map((tab) => [chosenAttribute(tab, 'product', productIds, vfile), tab.children!]));
  const tabs = products.map((product) => ({
    ...componentElement('TabItem', {value: tabOf(product), label: product.name}),
    children: written.get(product.id) ?? [guideOf(product.id)],
  }));
  return {...componentElement('Tabs', {groupId: 'platform'}), children: tabs};
}

function guideOf(id: ProductId): MdNode {
  const product = productOf(id);
  const link = {type: 'link', url: pageRoute(product, 'quicestart'), children: [{type: 'text', value: `${product.name} 接入`}]};
  return {type: 'paragraph', children: [{type: 'text', value: '怎样安装、怎样开始，见 '}, link, {type: 'text', value: '。'}]};
}
