import {dayOf, isExpired} from '../components/Source/isExpired.ts';
import {claimIds, claims, type Claim} from '../data/claims.ts';
import {chosenAttribute} from './chosenAttribute.ts';
import {componentElement} from './componentNodes.ts';
import type {MdNode, VFile} from './mdNode.ts';

/** Fills in `<Source claim="…" />` from the table of claims, and says where the day of the build is too late. */
export function remarkSources({today = dayOf(new Date())}: {readonly today?: string} = {}) {
  return function transform(node: MdNode, vfile: VFile): void {
    // A text has no list of children, not an empty one either: the compiler tells the two apart.
    if (!node.children) return;
    node.children = node.children.map((child) => {
      transform(child, vfile);
      return child.name === 'Source' ? filled(child, today, vfile) : child;
    });
  };
}

function filled(node: MdNode, today: string, vfile: VFile): MdNode {
  const {source, url, checked, expires}: Claim = claims[chosenAttribute(node, 'claim', claimIds, vfile)];
  const values: Record<string, string> = {name: source, checked, expires};
  if (url) values.url = url;
  if (isExpired(expires, today)) values.late = 'yes';
  return {...componentElement('Source', values), type: node.type};
}
