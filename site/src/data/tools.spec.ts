import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {tools, type ToolId} from './tools.ts';

const PAGES = new URL('../pages/tools/', import.meta.url);

test('the list of tools and the pages are the same', () => {
  const pages = readdirSync(PAGES).filter((file) => file.endsWith('.tsx') && file !== 'index.tsx');
  expect(tools.map(({id}) => `${id}.tsx`).sort()).toEqual(pages.sort());
});

test.each(tools)('$id has a description of the right length', ({description}) => {
  expect(description.length).toBeGreaterThanOrEqual(40);
  expect(description.length).toBeLessThanOrEqual(90);
});

/** Questions of the FAQ that a tool settles: the answer leads there. */
const settled: Readonly<Record<'Integration' | 'errors' | 'product' | 'accountandbilling', Readonly<Record<string, readonly ToolId[]>>>> = {
  Integration: {
    'same-lan-only': ['check-up'],
    'browser-mix': ['check-up', 'swarm-id'],
    'datachannel-fails': ['check-up'],
    'low-ratio': ['latency', 'stream-doctor'],
    'p2p-timeouts': ['stream-doctor', 'latency'],
    'signed-urls': ['swarm-id'],
    'multi-cdn': ['swarm-id'],
    redirects: ['stream-doctor'],
    'wrong-video': ['swarm-id'],
    'segment-urls': ['stream-doctor'],
    'sequence-reset': ['stream-doctor'],
    iphone: ['check-up'],
    'in-app-browsers': ['check-up'],
    'upgrade-split': ['swarm-id'],
  },
  errors: {
    'x2-1002': ['config'],
    'x2-1003': ['config'],
    'x2-1004': ['config'],
    'x2-1006': ['config'],
    'x2-2001': ['check-up'],
  },
  product: {
    savings: ['cost'],
    ceiling: ['latency'],
    'small-audience': ['cost'],
    latency: ['latency'],
    'll-hls': ['stream-doctor'],
    memory: ['latency'],
  },
  accountandbilling: {'small-sites': ['cost']},
};

test.each(
  Object.entries(settled).flatMap(([page, questions]) => Object.entries(questions).map(([id, links]) => [page, id, links] as const)),
)('%s#%s leads to %j', (page, id, links) => {
  const answers = readFileSync(new URL(`../../docs/faq/${page}.mdx`, import.meta.url), 'utf8').split(/^(?=#{2,3} )/m);
  const answer = answers.find((text) => text.split('\n')[0]!.includes(`{/* #${id} */}`));
  expect([...(answer ?? '').matchAll(/\]\(\/tools\/([a-z-]+)\)/g)].map(([, tool]) => tool)).toEqual(expect.arrayContaining([...links]));
});
