import type {MdNode} from './mdNode.ts';

/** Calls `visitor` for each code block of a tree. */
export function visitCode(node: MdNode, visitor: (node: MdNode) => void): void {
  if (node.type === 'code') visitor(node);
  node.children?.forEach((child) => visitCode(child, visitor));
}
