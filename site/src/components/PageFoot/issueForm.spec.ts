import {expect, test} from 'vitest';
import {issueAddress, withSection} from './issueForm.ts';

const form = {address: 'https://code.site.example/x2/site/-/issues/new', title: 'issue[title]', body: 'issue[description]'};
const address = issueAddress(form, new URL('https://site.example/docs/about'), 'abc1234');
const bodyOf = (url: string) => new URL(url).searchParams.get(form.body)!;

test('the form names the page, its address and the version', () => {
  expect(address).toMatch(/^https:\/\/code\.site\.example\/x2\/site\/-\/issues\/new\?/);
  expect(new URL(address).searchParams.get(form.title)).toBe('文档有误：/docs/about');
  expect(bodyOf(address)).toMatch(/\n页面：https:\/\/site\.example\/docs\/about\n版本：abc1234\n章节：$/);
});

test('a site that was not built from git has no version', () => {
  expect(bodyOf(issueAddress(form, new URL('https://site.example/lab'), undefined))).toMatch(/lab\n章节：$/);
});

test('a section is named, and another later', () => {
  const once = withSection(address, form.body, '费用是 $& 吗');
  expect(bodyOf(once)).toMatch(/\n章节：费用是 \$& 吗$/);
  expect(bodyOf(withSection(once, form.body, '限制'))).toMatch(/abc1234\n章节：限制$/);
});
