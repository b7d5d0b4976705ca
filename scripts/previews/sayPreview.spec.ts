import {expect, test} from 'vitest';
import {parsePage} from '@x2p2p/first-view/transforms';
import {sayPreview} from './sayPreview.ts';

const head = (path: string, tags = ''): string => {
  const $ = parsePage(`<html><head><link rel="canonical" href="https://site.example${path}"/>${tags}</head></html>`);
  sayPreview($, undefined as never);
  return $('head').html()!;
};

test('a page names the picture of its section, with its size, for both kinds of programs', () => {
  const said = head('/docs/category/%E5%B8%B8%E8%A7%81%E9%97%AE%E9%A2%98');
  expect(said).toContain('<meta property="og:image" content="https://site.example/img/previews/faq.png">');
  expect(said).toContain('<meta itemprop="image" content="https://site.example/img/previews/faq.png">');
  expect(said).toMatch(/og:image:width" content="1200">.*og:image:height" content="630">.*og:image:alt" content="X2 P2P，常见问题/);
});

test('title and description are those that the page has, as they are written', () => {
  const said = head('/', '<meta property="og:title" content="A &amp; &quot;B&quot;"/><meta name="description" content="字"/>');
  expect(said).toContain('<meta itemprop="name" content="A &amp; &quot;B&quot;">');
  expect(said).toContain('<meta itemprop="description" content="字">');
});
