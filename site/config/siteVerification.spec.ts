import {expect, test} from 'vitest';
import {known, placeholder, unknown} from './fact.ts';
import {siteVerification} from './siteVerification.ts';

test('a known code is printed under the name that its search engine reads', () => {
  const tags = siteVerification({
    baiduVerification: known('codeva-abc'),
    googleVerification: known('abc_-1'),
    bingVerification: known('0123ABCD'),
  });
  expect(tags.map(({tagName, attributes: {name, content}}) => [tagName, name, content])).toEqual([
    ['meta', 'baidu-site-verification', 'codeva-abc'],
    ['meta', 'google-site-verification', 'abc_-1'],
    ['meta', 'msvalidate.01', '0123ABCD'],
  ]);
});

test('nothing is printed that the owner has not confirmed', () => {
  expect(
    siteVerification({baiduVerification: unknown(), googleVerification: placeholder('stand-in'), bingVerification: known('0123ABCD')}),
  ).toHaveLength(1);
});
