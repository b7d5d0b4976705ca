import {describe, expect, test} from 'vitest';
import {known, placeholder, unknown} from './fact.ts';
import {owner} from './owner.ts';
import {checkOwnerFacts, openFacts} from './ownerFacts.ts';

const withField = (name: string, value: unknown) => ({...owner, [name]: value});

test('the facts of this site are well formed', () => {
  expect(checkOwnerFacts(owner)).toEqual(owner);
});

describe('a bad value is one sentence that names the field', () => {
  test.each([
    ['siteUrl', placeholder('not a url'), 'https:// 开头'],
    ['siteUrl', placeholder('http://x2p2p.example'), 'https:// 开头'],
    ['siteUrl', placeholder('https://x2p2p.example/'), '末尾不能带斜杠'],
    ['siteUrl', unknown(), '不能为 unknown()'],
    ['siteUrl', undefined, '缺少这个字段'],
    ['siteUrl', 'https://www.x2p2p.example', '要写成 known(…)'],
    ['siteUrl', {state: 'knwon', value: 'https://www.x2p2p.example'}, '状态只能是'],
    ['sourceHost', known('svn'), '只能是 github'],
    ['dataRetentionDays', known('180'), '值应为数字'],
    ['legalEntity', known(1), '值应为字符串'],
    ['icpNumber', known('12345678'), 'ICP 备案号'],
    ['publicSecurityNumber', known('京公网安备 123 号'), '14 位'],
    ['trackerUrl', known('ws://tracker.x2p2p.example'), 'wss://'],
    ['dataRetentionDays', known(-1), '正整数'],
    ['termsEffectiveDate', known('2026/11/21'), 'YYYY-MM-DD'],
    ['securityContact', known('security@x2p2p.example'), 'mailto:'],
    ['baiduVerification', known('<meta name="baidu-site-verification">'), '验证码'],
    ['packages', known({scope: 'x2p2p'}), '组织名'],
    ['packages', known({}), '缺少 scope'],
    ['prices', known('9.9'), '没有这个字段'],
  ])('%s = %o', (name, value, words) => {
    const check = () => checkOwnerFacts(withField(name, value));
    expect(check).toThrow(words);
    expect(check).toThrow(new RegExp(`字段 ${name}`));
    expect(check).toThrow(/^[^\n]*。$/);
  });

  test('every kind of right value passes', () => {
    const facts = {
      ...owner,
      icpNumber: known('京ICP备12345678号-1'),
      publicSecurityNumber: known('京公网安备 11010502030405号'),
      dataRetentionDays: known(180),
    };
    expect(checkOwnerFacts(facts)).toEqual(facts);
  });
});

test('STRICT_FACTS refuses what is open and says what', () => {
  const open = openFacts(owner)
    .filter(({isOptional}) => !isOptional)
    .map(({name}) => name);
  expect(open).toContain('icpNumber');
  expect(open).not.toContain('bingVerification');
  expect(() => checkOwnerFacts(owner, {strict: true})).toThrow(open.join('、'));
  const settled = Object.fromEntries(Object.entries(owner).map(([name, fact]) => [name, 'value' in fact ? known(fact.value) : fact]));
  const rest = openFacts(owner)
    .filter(({state, isOptional}) => state === 'unknown' && !isOptional)
    .map(({name}) => name);
  expect(() => checkOwnerFacts(settled, {strict: true})).toThrow(`（${rest.join('、')})`);
});
