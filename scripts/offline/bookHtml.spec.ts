import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {bookHtml} from './bookHtml.ts';

const pageOf = (title: string, text: string) =>
  `<head><noscript><link rel="stylesheet" href="/assets/css/styles.css"></noscript></head><body><svg><symbol id="icon"/></svg>
  <div id="__docusaurus"><article><header><h1 id="page-title">${title}</h1><p>复制 Markdown</p></header>
  <div class="theme-doc-markdown">${text}</div></article></div></body>`;

const pages = new Map([
  [
    '/docs/intro',
    pageOf(
      '快速开始',
      '<h2 id="x2">命令<a href="#x2" class="hash-link">#</a></h2><a href="/docs/about#x2">关于</a><a href="/lab">实验室</a>',
    ),
  ],
  [
    '/docs/about',
    pageOf(
      '关于',
      '<h2 id="x2">工具</h2><a href="/docs/intro">回去</a><details><summary>更多</summary></details><svg><path clip-path="url(#c)"/><clipPath id="c"/></svg>',
    ),
  ],
]);
const book = {title: '文档', site: 'https://www.x2p2p.example', day: '2026-11-30'};
const print = (routes: readonly string[]) => load(bookHtml({...book, parts: [{name: '开始', routes}]}, pages));

test('pages become sections whose names do not meet, and links between them stay in the document', () => {
  const $ = print(['/docs/intro', '/docs/about']);
  const ids = $('[id]')
    .toArray()
    .map(({attribs}) => attribs.id);
  expect(new Set(ids).size).toBe(ids.length);
  const links = $('section a')
    .toArray()
    .map(({attribs}) => attribs.href);
  expect(links).toEqual(['#docs.about.x2', 'https://www.x2p2p.example/lab', '#docs.intro']);
  for (const link of $('a[href^="#"]').toArray()) expect(ids).toContain(link.attribs.href!.slice(1));
  expect($('path').attr('clip-path')).toBe('url(#docs.about.c)');
});

test('what is folded is open, what only a screen can use is gone, and styles and contents are there', () => {
  const $ = print(['/docs/intro', '/docs/about']);
  expect($('details').attr('open')).toBeDefined();
  expect($('.hash-link').length + $('header').length).toBe(0);
  expect($('link[rel="stylesheet"]').attr('href')).toBe('/assets/css/styles.css');
  expect(
    $('h1, h2')
      .toArray()
      .map((heading) => $(heading).text()),
  ).toEqual(['文档', '快速开始', '命令', '关于', '工具']);
  expect(
    $('nav li')
      .toArray()
      .map((item) => $(item).text()),
  ).toEqual(['快速开始', '关于']);
});

test('a link to a page that the document does not hold leads to the site', () =>
  expect(print(['/docs/intro'])('section a').attr('href')).toBe('https://www.x2p2p.example/docs/about#x2'));

test('a page that is not built is named', () => expect(() => print(['/docs/gone'])).toThrow('There is no page /docs/gone'));
