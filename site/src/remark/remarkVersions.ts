import {webProducts, productOf} from '../data/products.ts';
import {readVersions, type VersionPair} from '../data/surfaces/readVersions.ts';
import {chosenAttribute} from './chosenAttribute.ts';
import {componentElement} from './componentNodes.ts';
import type {MdNode, VFile} from './mdNode.ts';
import {versionNodes} from './versionNodes.ts';

/** Writes `<Versions product="hls" />` out: what differs between each two versions of an engine. */
export function remarkVersions() {
  return (tree: MdNode, vfile: VFile): void => {
    tree.children = tree.children!.flatMap((node) => {
      if (node.name !== 'Versions') return [node];
      const id = chosenAttribute(
        node,
        'product',
        webProducts.map((product) => product.id),
        vfile,
      );
      return pairNodes(readVersions(productOf(id)));
    });
  };
}

/** The newest two are there to be read, the others to be opened. */
export const pairNodes = ([newest, ...others]: readonly VersionPair[]): MdNode[] => [
  ...(newest ? versionNodes(newest) : []),
  ...others.map((pair) => ({
    ...componentElement('details', {}),
    children: [
      {...componentElement('summary', {}), children: [{type: 'text', value: `${pair.older.version} 与 ${pair.newer.version}`}]},
      ...versionNodes(pair),
    ],
  })),
];
