import {describe, expect, test} from 'vitest';
import {apiPath, benchMethods} from '../../site/src/components/TestBench/methods.ts';
import type {BenchEngine} from '../../site/src/components/TestBench/bench.ts';
import {readPage, sitemapRoutes} from './builtSite.ts';

const CLASSES: Record<BenchEngine, string> = {
  hlsjs: '/api/x2-hlsjs/engine/classes/HlsJsP2PEngine',
  shaka: '/api/x2-shaka/engine/classes/ShakaP2PEngine',
};

describe.each(Object.entries(CLASSES) as [BenchEngine, string][])('%s', (engine, route) => {
  const {$} = readPage(route);
  const entries = $('.theme-doc-markdown h3').toArray().map((heading) => {
    const name = heading.attribs.id === 'constructor' ? 'constructor' : $(heading).text().replace(/\(\).*$/s, '').trim();
    return {name, href: $(heading).next('p').find('a').attr('href')};
  });

  test('each entry of the reference links to its own call in the test bench', () => {
    expect(entries.length).toBeGreaterThan(10);
    for (const {name, href} of entries) expect(href, name).toBe(`/api/test?engine=${engine}&method=${name}`);
  });

  test('the test bench knows exactly the calls of the reference', () => {
    expect(benchMethods[engine].map(({name}) => name).sort()).toEqual(entries.map(({name}) => name).sort());
  });

  test('each call leads to its heading in the documentation', () => {
    for (const method of benchMethods[engine]) {
      const [page, anchor] = apiPath(engine, method).split('#');
      expect(readPage(page!).$(`h3[id='${anchor}']`), method.name).toHaveLength(1);
    }
  });
});

test('a type is printed as one piece of code, its punctuation included', () => {
  const torn = sitemapRoutes().filter((route) => route.startsWith('/api/x2-')).flatMap((route) => {
    const html = readPage(route).$('.markdown').html()!;
    expect(html, route).toContain('<code>');
    return [...html.matchAll(/<\/code>(?:<\/a>)? ?(?:&[lg]t;|[[\]|]|=&gt;).{0,20}/g)].map(([found]) => `${route}: ${found}`);
  });
  expect(torn).toEqual([]);
});
