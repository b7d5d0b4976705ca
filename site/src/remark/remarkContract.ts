import {contracts} from '../data/sdk/index.ts';
import type {NativeSdk, SdkContract} from '../data/sdk/types.ts';
import {componentElement, componentImport} from './componentNodes.ts';

type Attribute = {type: string; name?: string; value?: unknown};
type MdNode = {type: string; name?: string | null; value?: string; depth?: number; attributes?: Attribute[]; data?: unknown; children?: MdNode[]};
type VFile = {fail(reason: string, place?: unknown): never};

/** What stands for a whole list in a page: the component of one entry, and the entries, each with an anchor and its names. */
const lists: Readonly<Record<string, {component: string; entries: (contract: SdkContract) => readonly {id: string; anchor: string; names: readonly string[]}[]}>> = {
  SdkMethods: {component: 'SdkMethod', entries: ({methods}) => methods.map(({id, title}) => ({id, anchor: `method-${id}`, names: [title]}))},
  SdkEvents: {component: 'SdkEvent', entries: ({events}) => events.map(({id, names}) => ({id, anchor: `event-${id}`, names}))},
};

/**
 * Writes out `<SdkMethods sdk="android" />` and `<SdkEvents sdk="android" />`: a heading for each entry of the contract, so that
 * the contents list and the search have it, and a component for what is said of it.
 */
export function remarkContract() {
  return (tree: MdNode, vfile: VFile): void => {
    const imports = new Set<string>();
    tree.children = tree.children!.flatMap((node) => {
      const list = node.type === 'mdxJsxFlowElement' ? lists[node.name ?? ''] : undefined;
      if (!list) return [node];
      const sdk = node.attributes?.find(({name}) => name === 'sdk')?.value as NativeSdk;
      const contract = contracts[sdk];
      if (!contract) vfile.fail(`没有名为「${String(sdk)}」的 SDK 约定，可用：${Object.keys(contracts).join('、')}。`, node);
      imports.add(list.component);
      return list.entries(contract).flatMap(({id, anchor, names}) => [heading(anchor, names), componentElement(list.component, {sdk, id})]);
    });
    tree.children.unshift(...[...imports].map(componentImport));
  };
}

const heading = (id: string, names: readonly string[]): MdNode => ({
  type: 'heading',
  depth: 3,
  data: {hProperties: {id}},
  children: names.flatMap((value, index) => [...(index > 0 ? [{type: 'text', value: ' '}] : []), {type: 'inlineCode', value}]),
});
