import {load} from 'cheerio';
import {expect, test} from 'vitest';
import type {ReleaseHistory} from '../../../src/data/releases/schema.ts';
import {atomFeed} from './atomFeed.ts';
import {releaseEntries} from './releaseEntries.ts';

const page = 'https://site.example/docs/history';
const release = (version: string, date: string) => ({version, date, summary: '摘要', interop: '互通', permissions: '无变化'});
const history = (...releases: ReleaseHistory['releases']): ReleaseHistory => ({product: 'ios', kind: 'contract', releases});
const printed = (version: string, html: string) => `<h3 id="${version}">标题</h3><article class="a">${html}</article>`;

test('an entry has the words of its page, without classes, and with whole addresses', () => {
  const html =
    printed('v1-1-0', '<p class="b">新<!-- --> <a class="c" href="/docs/intro#why">前提</a></p>') + printed('v1-0-0', '<p>旧</p>');
  expect(
    releaseEntries(html, {page, name: 'iOS', history: history(release('1.1.0', '2026-12-01'), release('1.0.0', '2026-11-21'))}),
  ).toEqual([
    {
      address: `${page}#v1-1-0`,
      title: 'iOS 接口约定 1.1.0',
      date: new Date('2026-12-01T00:00:00Z'),
      content: '<p>新 <a href="https://site.example/docs/intro#why">前提</a></p>',
    },
    {address: `${page}#v1-0-0`, title: 'iOS 接口约定 1.0.0', date: new Date('2026-11-21T00:00:00Z'), content: '<p>旧</p>'},
  ]);
});

test('a version that the page does not print stops the build', () => {
  expect(() =>
    releaseEntries(printed('v1-0-0', '<p>旧</p>'), {page, name: 'iOS', history: history(release('1.1.0', '2026-12-01'))}),
  ).toThrow('does not print version 1.1.0');
});

test('a feed is newest first, as old as its newest entry, and holds any text', () => {
  const entry = (title: string, day: string) => ({
    address: `${page}#${title}`,
    title,
    date: new Date(day),
    content: `<p>]]> &amp; ${title}</p>`,
  });
  const xml = atomFeed({
    address: `${page}.atom`,
    title: '版本记录',
    author: '站点',
    page,
    entries: [entry('old', '2026-11-21'), entry('new', '2026-12-01')],
  });
  const $ = load(xml, {xml: true});
  expect($('feed > updated').text()).toBe('2026-12-01T00:00:00.000Z');
  expect(
    $('entry > title')
      .map((_, title) => $(title).text())
      .get(),
  ).toEqual(['new', 'old']);
  expect($('entry > content').first().text()).toBe('<p>]]> &amp; new</p>');
});
