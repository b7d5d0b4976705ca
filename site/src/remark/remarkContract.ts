import {contracts} from '../data/sdk/index.ts';
import type {NativeSdk, SdkContract} from '../data/sdk/types.ts';
import {webEvents} from '../data/webEvents.ts';
import {componentElement, componentImport} from './componentNodes.ts';

type Attribute = {type: string; name?: string; value?: unknown};
type MdNode = {type: string; name?: string | null; value?: string; depth?: number; attributes?: Attribute[]; data?: unknown; children?: MdNode[]};
type VFile = {fail(reason: string, place?: unknown): never};

/** A heading with an anchor, and below it a component with what is said of it. */
type Entry = {readonly anchor: string; readonly names: readonly string[]; readonly component: string; readonly attributes: Readonly<Record<string, string>>};

/** What stands for a whole list in a page: `<SdkMethods sdk="android" />`. */
const nativeLists: Readonly<Record<string, (contract: SdkContract, sdk: NativeSdk) => readonly Entry[]>> = {
  SdkMethods: ({methods}, sdk) => methods.map(({id, title}) => ({anchor: `method-${id}`, names: [title], component: 'SdkMethod', attributes: {sdk, id}})),
  SdkEvents: ({events}, sdk) => events.map(({id, names}) => ({anchor: `event-${id}`, names, component: 'SdkEvent', attributes: {sdk, id}})),
};

/** Likewise `<WebEvents />`, the same for both web engines. */
const webLists: Readonly<Record<string, () => readonly Entry[]>> = {
  WebEvents: () => webEvents.map(({name}) => ({anchor: name, names: [name], component: 'WebEvent', attributes: {name}})),
};

/** Writes such lists out: each entry gets a heading of the page, so that the contents list and the search have it. */
export function remarkContract() {
  return (tree: MdNode, vfile: VFile): void => {
    const imports = new Set<string>();
    tree.children = tree.children!.flatMap((node) => {
      const entries = entriesOf(node, vfile);
      if (!entries) return [node];
      return entries.flatMap(({anchor, names, component, attributes}) => {
        imports.add(component);
        return [heading(anchor, names), componentElement(component, attributes)];
      });
    });
    tree.children.unshift(...[...imports].map(componentImport));
  };
}

function entriesOf(node: MdNode, vfile: VFile): readonly Entry[] | undefined {
  if (node.type !== 'mdxJsxFlowElement' || !node.name) return undefined;
  const native = nativeLists[node.name];
  if (!native) return webLists[node.name]?.();
  const sdk = node.attributes?.find(({name}) => name === 'sdk')?.value as NativeSdk;
  return native(contracts[sdk] ?? vfile.fail(`没有名为「${String(sdk)}」的 SDK 约定，可用：${Object.keys(contracts).join('、')}。`, node), sdk);
}

const heading = (id: string, names: readonly string[]): MdNode => ({
  type: 'heading',
  depth: 3,
  data: {hProperties: {id}},
  children: names.flatMap((value, index) => [...(index > 0 ? [{type: 'text', value: ' '}] : []), {type: 'inlineCode', value}]),
});
