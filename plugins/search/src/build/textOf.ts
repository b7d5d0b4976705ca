import type {AnyNode} from 'domhandler';
import {TextCollector} from './TextCollector.ts';

function collect(node: AnyNode, into: TextCollector): void {
  if (node.type === 'text') into.add(node.data);
  else if (node.type === 'tag') {
    into.crossEdgeOf(node.name);
    node.children.forEach((child) => collect(child, into));
    into.crossEdgeOf(node.name);
  }
}

/** Text of nodes on one line. */
export function textOf(nodes: readonly AnyNode[]): string {
  const text = new TextCollector();
  nodes.forEach((node) => collect(node, text));
  return text.toString();
}
