import {permissions} from '../data/permissions.ts';
import {nativePlatforms, platformNames} from '../data/platforms.ts';
import {productIds} from '../data/products.ts';
import {releaseAnchor, releaseHeading} from '../data/releases/historyPages.ts';
import {readHistory} from '../data/releases/readHistory.ts';
import {declarationsOf} from '../data/sdk/declarations/index.ts';
import {contracts} from '../data/sdk/index.ts';
import type {SdkContract} from '../data/sdk/types.ts';
import {webEvents} from '../data/webEvents.ts';
import {chosenAttribute} from './chosenAttribute.ts';
import {componentElement, componentImport, dataImport, valueOf} from './componentNodes.ts';
import type {MdNode, VFile} from './mdNode.ts';
import {EXAMPLES_DIR} from './remarkExample.ts';

/** A heading with an anchor, and the component that prints the entry below it; without a heading, what stands before the entries. */
type Entry = {
  readonly heading?: MdNode;
  readonly component: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The file whose content the component is given as `history`. */
  readonly history?: string;
  readonly children?: readonly MdNode[];
};
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
  SdkTypes: (choose) => {
    const sdk = choose('sdk', nativePlatforms);
    return declarationsOf(sdk, EXAMPLES_DIR).map(({id, names, description, code}) => ({
      heading: codeHeading(`type-${id}`, names),
      component: 'SdkType',
      attributes: {sdk, description, languages: code.map(({language}) => language).join(' ')},
      children: code.map(({language, code: value}) => ({type: 'code', lang: language, value})),
    }));
  },
  WebEvents: () => webEvents.map(({name}) => ({heading: codeHeading(name, [name]), component: 'WebEvent', attributes: {name}})),
  Permissions: () =>
    permissions.map(({platform, name, purpose, when}) => ({
      component: 'Permission',
      attributes: {
        id: `permission-${name ? name.toLowerCase().replaceAll('_', '-') : platform}`,
        owner: platformNames[platform],
        name,
        purpose,
        when,
      },
    })),
  Releases: (choose) => {
    const product = choose('product', productIds);
    const {kind, releases} = readHistory(product);
    const entries = releases.map(({version}) => ({
      heading: heading(releaseAnchor(version), [{type: 'text', value: releaseHeading(kind, version)}]),
      component: 'Release',
      attributes: {version},
      history: `@site/src/data/releases/${product}.yaml`,
    }));
    return [{component: 'ReleaseFeeds', attributes: {product}}, ...entries];
  },
};

/** Expands such elements: each entry gets a heading in the page, so that the contents list and the search have it. */
export function remarkEntries() {
  return (tree: MdNode, vfile: VFile): void => {
    const imports = new Map<string, MdNode>();
    tree.children = tree.children!.flatMap((node) => {
      const list = node.type === 'mdxJsxFlowElement' ? lists[node.name ?? ''] : undefined;
      if (!list) return [node];
      const choose: Choose = (attribute, names) => chosenAttribute(node, attribute, names, vfile);
      return list(choose).flatMap(({heading, component, attributes, history, children = []}) => {
        imports.set(component, componentImport(component));
        if (history) imports.set(history, dataImport('history', history));
        const element = componentElement(component, {...attributes, ...(history && {history: valueOf('history')})});
        return [...(heading ? [heading] : []), {...element, children: [...children]}];
      });
    });
    tree.children.unshift(...imports.values());
  };
}

function ofSdk(
  choose: Choose,
  entriesOf: (contract: SdkContract) => readonly {readonly id: string; readonly heading: MdNode; readonly component: string}[],
): Entry[] {
  const sdk = choose('sdk', nativePlatforms);
  return entriesOf(contracts[sdk]).map(({id, ...entry}) => ({...entry, attributes: {sdk, id}}));
}

/** A single text, not code, which would look the same: only then does the theme name the heading's link after the heading. */
const codeHeading = (id: string, names: readonly string[]): MdNode => heading(id, [{type: 'text', value: names.join(' ')}]);

const heading = (id: string, children: MdNode[]): MdNode => ({type: 'heading', depth: 3, data: {hProperties: {id}}, children});
