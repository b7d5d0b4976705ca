import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {known, unknown} from './fact.ts';
import {footerCopyright} from './footer.ts';
import {owner} from './owner.ts';

/** Records in the footer, as [text, address]. */
const records = (facts: Partial<typeof owner>) => {
  const $ = load(footerCopyright({...owner, ...facts}));
  return $('a')
    .map((_, link) => ({text: $(link).text(), href: $(link).attr('href'), rel: $(link).attr('rel')}))
    .get();
};

const rel = 'noopener noreferrer';

test('the ICP number links to the record site of the regulator, and says so while it is open', () => {
  const href = 'https://beian.miit.gov.cn/';
  expect(records({icpNumber: known('京ICP备12345678号-1')})).toEqual([{text: '京ICP备12345678号-1', href, rel}]);
  expect(records({icpNumber: unknown()})).toEqual([{text: 'ICP 备案号待公示', href, rel}]);
});

test('a public-security record, where there is one, leads to its own entry', () => {
  const number = '京公网安备 11010502030405号';
  const href = 'https://beian.mps.gov.cn/#/query/webSearch?code=11010502030405';
  expect(records({publicSecurityNumber: known(number)})).toContainEqual({text: number, href, rel});
  expect(records({publicSecurityNumber: unknown()})).toHaveLength(1);
});
