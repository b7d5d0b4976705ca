import type {MdNode, VFile} from './mdNode.ts';

/** The value of an element's attribute, which has to be one of some names. */
export function chosenAttribute<Name extends string>(node: MdNode, attribute: string, names: readonly Name[], vfile: VFile): Name {
  const value = String(node.attributes?.find(({name}) => name === attribute)?.value);
  return (
    names.find((name) => name === value) ??
    vfile.fail(`<${node.name} /> 的 ${attribute} 不能是「${value}」，可用：${names.join('、')}。`, node)
  );
}
