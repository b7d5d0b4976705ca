import {expect, test} from 'vitest';
import {shippedPath, withShippedLinks} from './shippedLinks.ts';

const SITE = 'https://site.example';
const shipped = new Set(['/docs/a-sdk/start', '/docs/a-sdk/more', '/docs/faq/常见', '/tools/check']);

test.each([
  ['/docs/a-sdk/start', 'a-sdk/start'],
  ['/tools/check', 'tools/check'],
])('%s stands at %s', (route, path) => expect(shippedPath(route)).toBe(path));

test.each([
  ['a page beside it', `${SITE}/docs/a-sdk/more.md`, 'more.md'],
  ['a place in one', `${SITE}/docs/a-sdk/more.md#b`, 'more.md'],
  ['a page with a Chinese name', `${SITE}/docs/faq/%E5%B8%B8%E8%A7%81.md`, '../faq/常见.md'],
  ['a page elsewhere in the site', `${SITE}/tools/check.md`, '../tools/check.md'],
  ['a page that is not shipped', `${SITE}/docs/other.md#b`, `${SITE}/docs/other.md#b`],
  ['a page that is asked something', `${SITE}/docs/a-sdk/more?x=1`, `${SITE}/docs/a-sdk/more?x=1`],
  ['another site', 'https://other.example/docs/a-sdk/more.md', 'https://other.example/docs/a-sdk/more.md'],
])('a link to %s', (_, address, target) => {
  expect(withShippedLinks(`见[甲](${address})。`, '/docs/a-sdk/start', shipped, SITE)).toBe(`见[甲](${target})。`);
});
