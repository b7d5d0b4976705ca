import {expect, test} from 'vitest';
import {nativePlatforms} from '../data/platforms.ts';
import {readHistory} from '../data/releases/readHistory.ts';
import {declarationsOf} from '../data/sdk/declarations/index.ts';
import {contracts} from '../data/sdk/index.ts';
import {webEvents} from '../data/webEvents.ts';
import {remarkEntries} from './remarkEntries.ts';
import {EXAMPLES_DIR} from './remarkExample.ts';

const fail = (reason: string): never => {
  throw new Error(reason);
};
const page = (name: string, sdk?: string) => ({
  type: 'root',
  children: [{type: 'mdxJsxFlowElement', name, attributes: sdk ? [{type: 'mdxJsxAttribute', name: 'sdk', value: sdk}] : [], children: []}],
});

test.each(nativePlatforms)('%s: every function and event is a heading with its component below', (sdk) => {
  for (const [name, component, ids] of [
    ['SdkMethods', 'SdkMethod', contracts[sdk].methods.map(({id}) => id)],
    ['SdkEvents', 'SdkEvent', contracts[sdk].events.map(({id}) => id)],
  ] as const) {
    const tree = page(name, sdk);
    remarkEntries()(tree, {fail});
    const [esm, ...nodes] = tree.children as {type: string; name?: string; attributes?: {value: unknown}[]}[];
    expect(esm!.type).toBe('mdxjsEsm');
    expect(nodes.map(({type}) => type)).toEqual(ids.flatMap(() => ['heading', 'mdxJsxFlowElement']));
    expect(nodes.filter((node) => node.name === component).map(({attributes}) => attributes!.map(({value}) => value))).toEqual(
      ids.map((id) => [sdk, id]),
    );
  }
});

test('every event of the web engines is a heading, whose anchor is its name', () => {
  const tree = page('WebEvents');
  remarkEntries()(tree, {fail});
  const headings = (tree.children as {type: string; data?: unknown; children: {value?: string}[]}[]).filter(({type}) => type === 'heading');
  expect(headings.map(({data, children}) => [data, children[0]!.value])).toEqual(
    webEvents.map(({name}) => [{hProperties: {id: name}}, name]),
  );
});

test.each(nativePlatforms)('%s: every type is a heading, with its code in each language below', (sdk) => {
  const tree = page('SdkTypes', sdk);
  remarkEntries()(tree, {fail});
  type Node = {
    type: string;
    data?: {hProperties?: {id: string}};
    children: {lang: string; value: string}[];
    attributes: {name: string; value: string}[];
  };
  const nodes = (tree.children as Node[]).filter(({type}) => type !== 'mdxjsEsm');
  const types = declarationsOf(sdk, EXAMPLES_DIR);
  expect(types.length).toBeGreaterThan(8);
  expect(nodes.filter(({type}) => type === 'heading').map(({data}) => data!.hProperties!.id)).toEqual(types.map(({id}) => `type-${id}`));
  expect(nodes.filter(({type}) => type !== 'heading').map(({children}) => children.map(({lang}) => lang).join(' '))).toEqual(
    nodes.filter(({type}) => type !== 'heading').map(({attributes}) => attributes.find(({name}) => name === 'languages')!.value),
  );
});

test('an event with several names has all of them in its heading', () => {
  const tree = page('SdkEvents', 'ios');
  remarkEntries()(tree, {fail});
  const headings = (tree.children as {type: string; children: {value?: string}[]}[]).filter(({type}) => type === 'heading');
  expect(headings[0]!.children.map(({value}) => value).join('')).toBe('.segmentLoaded x2SegmentLoaded:');
});

test('an SDK that is not there is an error', () => {
  expect(() => remarkEntries()(page('SdkMethods', 'roku'), {fail})).toThrow('<SdkMethods /> 的 sdk 不能是「roku」，可用：');
});

test('every version is a heading, and how to subscribe stands before them', () => {
  const tree = {
    type: 'root',
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'Releases',
        attributes: [{type: 'mdxJsxAttribute', name: 'product', value: 'shaka'}],
        children: [],
      },
    ],
  };
  remarkEntries()(tree, {fail});
  const nodes = (tree.children as {type: string; name?: string}[]).filter(({type}) => type !== 'mdxjsEsm');
  expect(nodes.map(({type, name}) => name ?? type)).toEqual([
    'ReleaseFeeds',
    ...readHistory('shaka').releases.flatMap(() => ['heading', 'Release']),
  ]);
});
