import type {MdNode} from './mdNode.ts';

/** A remark plugin that edits the texts of a page, and no code. */
export const onTexts = (edit: (text: string) => string) => () =>
  function visit(node: MdNode): void {
    if (node.type === 'text' && node.value) node.value = edit(node.value);
    node.children?.forEach(visit);
  };
