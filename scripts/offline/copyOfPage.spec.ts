import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {copyOfPage} from './copyOfPage.ts';

const page = `<!doctype html><html><head><link rel="icon" href="/img/favicon.svg"><link rel="alternate" type="text/markdown" href="/docs/ios-sdk/API.md">
<noscript><link rel="stylesheet" href="/assets/css/styles.css"></noscript><script>inPage()</script></head><body>
<form role="search" action="/search"><button>搜索</button></form><button class="menu__caret"></button>
<main><a href="/docs/intro?sdk=ios#x2">1</a><a href="/">2</a><a href="/docs/category/协议">3</a><a href="/lab">4</a><a href="#here">5</a>
<button id="dead">复制样例</button><div class="theme-code-block"><button id="alive">复制</button></div><ul><li role="tab">Swift</li></ul>
<label>人数<input type="range"></label><img src="/img/a.png"></main>
<script type="speculationrules">{}</script><script src="/assets/page/loader.js" data-loader></script></body></html>`;

const site = 'https://www.x2p2p.example';
const copy = copyOfPage(page, '/docs/ios-sdk/API', {site, held: new Set(['/', '/docs/intro', '/docs/category/协议', '/docs/ios-sdk/API'])});
const $ = load(copy.html, {scriptingEnabled: false});

test('links lead to files beside it, and to the site where the copy has none', () =>
  expect(
    $('a')
      .toArray()
      .map(({attribs}) => attribs.href),
  ).toEqual(['../intro.html?sdk=ios#x2', '../../index.html', `../category/${encodeURIComponent('协议')}.html`, `${site}/lab`, '#here']));

test('what it shows is beside it, and named', () => {
  expect(copy.shows).toEqual(['img/favicon.svg', 'assets/css/styles.css', 'img/a.png']);
  expect($('img').attr('src')).toBe('../../img/a.png');
  expect($('noscript link').attr('href')).toBe('../../assets/css/styles.css');
});

test('what only the application answers is gone or cannot be changed; what the page answers stays', () => {
  expect($('form, #dead, .menu__caret, script[src], [type="speculationrules"], [rel="alternate"]').length).toBe(0);
  expect($('#alive, [role="tab"]').length).toBe(2);
  expect($('input').attr('disabled')).toBeDefined();
  expect($('script').text()).toBe('inPage()');
});

test('the page says that it is a copy', () => expect($('html').attr('data-copy')).toBe(''));
