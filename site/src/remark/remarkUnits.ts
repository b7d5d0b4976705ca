import {keepUnits} from '../keepUnits.ts';

type MdNode = {type: string; value?: string; children?: MdNode[]};

/** Numbers stay with their units in all texts of a page. */
export function remarkUnits() {
  return function keep(node: MdNode): void {
    if (node.type === 'text' && node.value) node.value = keepUnits(node.value);
    node.children?.forEach(keep);
  };
}
