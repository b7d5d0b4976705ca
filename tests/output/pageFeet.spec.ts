import {describe, expect, test} from 'vitest';
import {hasHistory} from '@x2p2p/site/config/hasHistory';
import {owner} from '@x2p2p/site/config/owner';
import {sourceHost} from '@x2p2p/site/config/sourceHost';
import {allPages, isBuilt, readPage} from './builtSite.ts';

// What stands below the text of a document. The links to a confirmed host: `tests/products/sixthProduct.spec.ts`, which has a build with one.

const documents = allPages().filter(({route}) => /^\/docs\/(?!category\/)/.test(route));
const questions = 'nav[aria-label="相关问题"] a';

test('documents lead to the one before or after', () => {
  expect(documents.length).toBeGreaterThan(30);
  for (const {route, $} of documents) expect($('.pagination-nav__link').length, route).toBeGreaterThan(0);
});

test.skipIf(!hasHistory())('documents and posts say on which day they were changed last', () => {
  for (const {route, $} of [...documents, readPage('/blog/first-blog-post')])
    expect($('main p:contains("最后修改：") time').attr('datetime'), route).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('documents have questions whose answers lead to them', () => {
  const asking = documents.filter(({$}) => $(questions).length > 0);
  expect(asking.length).toBeGreaterThan(15);
  for (const {route, $} of asking)
    for (const link of $(questions).toArray()) {
      const [path = '', id] = link.attribs.href!.split('#');
      expect(isBuilt(path), path).toBe(true);
      const heading = readPage(path).$(`[id="${id}"]`);
      expect(heading.text().replace('\u200b', '')).toBe($(link).text());
      expect(
        heading.nextUntil('h2, h3').find(`a[href^="${route}"]`).addBack(`a[href^="${route}"]`).length,
        `${path}#${id}`,
      ).toBeGreaterThan(0);
    }
});

describe.skipIf(sourceHost(owner))('while the host of the source is a stand-in', () => {
  test('nothing is to be edited or reported there', () => {
    for (const {route, $} of allPages()) expect($('[data-report], main a:contains("编辑此页")').length, route).toBe(0);
  });
});
