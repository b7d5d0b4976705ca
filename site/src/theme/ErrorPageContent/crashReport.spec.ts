import {expect, test} from 'vitest';
import {circumstances, crashAddress} from './crashReport.ts';

const form = {address: 'https://code.site.example/x2/site/-/issues/new', title: 'issue[title]', body: 'issue[description]'};
const facts = circumstances('https://site.example/docs/about', 'Browser/1');

test('the form names the error, the page and the browser, and leaves words to the reader', () => {
  const {searchParams} = new URL(crashAddress(form, {message: 'a & b', facts}));
  expect(searchParams.get(form.title)).toBe('页面崩溃：a & b');
  expect(searchParams.get(form.body)).toBe('a & b\n\n页面：https://site.example/docs/about\n浏览器：Browser/1\n崩溃之前做了什么：');
});

test('a long error leaves an address that servers take', () => {
  expect(crashAddress(form, {message: 'x'.repeat(100_000), facts}).length).toBeLessThan(4000);
});
