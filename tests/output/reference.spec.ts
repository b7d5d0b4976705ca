import {describe, expect, test} from 'vitest';
import {apiPath, benchMethods} from '@x2p2p/site/components/TestBench/methods';
import {productOf, type WebId} from '@x2p2p/site/data/products';
import {readPage, sitemapRoutes} from './builtSite.ts';

const CLASSES: Readonly<Record<WebId, string>> = {hls: 'HlsJsP2PEngine', shaka: 'ShakaP2PEngine'};

describe.each(Object.entries(CLASSES) as [WebId, string][])('%s', (engine, className) => {
  const name = productOf(engine).package;
  const nameInAddress = name.replace('x2-', '');
  const {$} = readPage(`/api/${name}/engine/classes/${className}`);
  const entries = $('.theme-doc-markdown h3')
    .toArray()
    .map((heading) => {
      const name =
        heading.attribs.id === 'constructor'
          ? 'constructor'
          : $(heading)
              .text()
              .replace(/\(\).*$/s, '')
              .trim();
      return {name, href: $(heading).next('p').find('a').attr('href')};
    });

  test('each entry of the reference links to its own call in the test bench', () => {
    expect(entries.length).toBeGreaterThan(10);
    for (const {name: method, href} of entries) expect(href, method).toBe(`/api/test?engine=${nameInAddress}&method=${method}`);
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
  const torn = sitemapRoutes()
    .filter((route) => route.startsWith('/api/x2-'))
    .flatMap((route) => {
      const html = readPage(route).$('.markdown').html()!;
      expect(html, route).toContain('<code>');
      return [...html.matchAll(/<\/code>(?:<\/a>)? ?(?:&[lg]t;|[[\]|]|=&gt;).{0,20}/g)].map(([found]) => `${route}: ${found}`);
    });
  expect(torn).toEqual([]);
});

/** Types of the language itself. */
const BUILTIN = new Set(['ConstructorParameters', 'Error', 'InstanceType', 'NonNullable', 'Omit', 'Partial', 'Pick', 'Promise', 'Record']);

test('every name of a type that is printed leads to its description', () => {
  const unlinked: string[] = [];
  let linked = 0;
  for (const route of sitemapRoutes().filter((path) => path.startsWith('/api/x2-'))) {
    const {$} = readPage(route);
    // Parameters of a type are explained in a table beside it.
    const own = new Set([
      route.split('/').at(-1)!,
      ...$('td:first-child code')
        .toArray()
        .flatMap((code) => /^[A-Z]\w*/.exec($(code).text()) ?? []),
    ]);
    const examples = new Set($('[id$=example]').next('.theme-code-block').find('code').toArray());
    const results = $('[id$=returns]').next('p').children('code').toArray();
    const types = [...$('.theme-code-block code').toArray(), ...$('td:not(:last-child) code').toArray(), ...results].filter(
      (code) => !examples.has(code) && !$(code).text().startsWith('import '),
    );
    for (const code of types) {
      linked += $(code).find('a').length;
      const bare = $(code).clone();
      bare.find('a').remove();
      const text = bare
        .text()
        .replace(/"[^"]*"/g, '')
        .replace(/^type \w+/, '');
      if ($(code).parent('a').length > 0) continue;
      for (const [name] of text.matchAll(/\b[A-Z]\w+\b/g))
        if (!BUILTIN.has(name) && !own.has(name)) unlinked.push(`${route}: ${name} in ${$(code).text().slice(0, 60)}`);
    }
  }
  expect(linked).toBeGreaterThan(100);
  expect(unlinked).toEqual([]);
});
