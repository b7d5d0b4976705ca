import {releaseAnchor, releaseHeading} from '../data/releases/historyPages.ts';
import {readHistory} from '../data/releases/readHistory.ts';
import {products} from '../data/releases/schema.ts';
import {contracts} from '../data/sdk/index.ts';
import type {SdkContract} from '../data/sdk/types.ts';
import {webEvents} from '../data/webEvents.ts';
import {componentElement, componentImport} from './componentNodes.ts';
import type {MdNode, VFile} from './mdNode.ts';

/** A heading with an anchor, and the component that prints the entry below it; without a heading, what stands before the entries. */
type Entry = {readonly heading?: MdNode; readonly component: string; readonly attributes: Readonly<Record<string, string>>};
/** Reads an attribute whose value has to be one of some names. */
type Choose = <Name extends string>(attribute: string, names: readonly Name[]) => Name;

/** Elements that stand for a whole list in a page, such as `<SdkMethods sdk="android" />`. */
const lists: Readonly<Record<string, (choose: Choose) => readonly Entry[]>> = {
  SdkMethods: (choose) =>
    ofSdk(choose, ({methods}) =>
      methods.map(({id, title}) => ({id, heading: codeHeading(`method-${id}`, [title]), component: 'SdkMethod'})),
    ),
  SdkEvents: (choose) =>
    ofSdk(choose, ({events}) => events.map(({id, names}) => ({id, heading: codeHeading(`event-${id}`, names), component: 'SdkEvent'}))),
  WebEvents: () => webEvents.map(({name}) => ({heading: codeHeading(name, [name]), component: 'WebEvent', attributes: {name}})),
  Releases: (choose) => {
    const product = choose('product', products);
    const {kind, releases} = readHistory(product);
    const entries = releases.map(({version}) => ({
      heading: heading(releaseAnchor(version), [{type: 'text', value: releaseHeading(kind, version)}]),
      component: 'Release',
      attributes: {product, version},
    }));
    return [{component: 'ReleaseFeeds', attributes: {product}}, ...entries];
  },
};

/** Expands such elements: each entry gets a heading in the page, so that the contents list and the search have it. */
export function remarkEntries() {
  return (tree: MdNode, vfile: VFile): void => {
    const imports = new Set<string>();
    tree.children = tree.children!.flatMap((node) => {
      const list = node.type === 'mdxJsxFlowElement' ? lists[node.name ?? ''] : undefined;
      if (!list) return [node];
      const choose: Choose = (attribute, names) => {
        const value = String(node.attributes?.find(({name}) => name === attribute)?.value);
        return (
          names.find((name) => name === value) ??
          vfile.fail(`<${node.name} /> 的 ${attribute} 不能是「${value}」，可用：${names.join('、')}。`, node)
        );
      };
      return list(choose).flatMap(({heading, component, attributes}) => {
        imports.add(component);
        return [...(heading ? [heading] : []), componentElement(component, attributes)];
      });
    });
    tree.children.unshift(...[...imports].map(componentImport));
  };
}

function ofSdk(
  choose: Choose,
  entriesOf: (contract: SdkContract) => readonly {readonly id: string; readonly heading: MdNode; readonly component: string}[],
): Entry[] {
  const sdk = choose('sdk', Object.keys(contracts)) as keyof typeof contracts;
  return entriesOf(contracts[sdk]).map(({id, ...entry}) => ({...entry, attributes: {sdk, id}}));
}

/** A single text, not code, which would look the same: only then does the theme name the heading's link after the heading. */
const codeHeading = (id: string, names: readonly string[]): MdNode => heading(id, [{type: 'text', value: names.join(' ')}]);

const heading = (id: string, children: MdNode[]): MdNode => ({type: 'heading', depth: 3, data: {hProperties: {id}}, children});
