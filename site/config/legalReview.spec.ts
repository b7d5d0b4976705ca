import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {known} from './fact.ts';
import {owner} from './owner.ts';
import {checkOwnerFacts} from './ownerFacts.ts';

const POLICIES = ['Privacy', 'Serviceterms'];

/** Everything but the lawyers' word, as the owner will have it. */
const allButReview = {
  ...Object.fromEntries(Object.entries(owner).map(([name, fact]) => [name, known('value' in fact ? fact.value : '一句话')])),
  sourceHost: known('github'),
  icpNumber: known('京ICP备12345678号'),
  publicSecurityNumber: known('京公网安备 11010502030405号'),
  labTrackerUrl: known('wss://tracker.x2p2p.example/lab'),
  priceListUrl: known('https://www.x2p2p.example/price'),
  windowsPackage: known('https://www.x2p2p.example/windows'),
  dataRetentionDays: known(180),
  packages: known({scope: '@x2p2p'}),
  termsEffectiveDate: known('2026-12-01'),
  securityContact: known('mailto:security@x2p2p.example'),
  baiduVerification: known('a'),
  googleVerification: known('a'),
  bingVerification: known('a'),
};

describe('policies that nobody has confirmed are not released', () => {
  test('a strict build is refused for them alone', () => {
    const facts = {...allButReview, legalReview: owner.legalReview};
    expect(() => checkOwnerFacts(facts, {strict: true})).toThrow('还有 1 项事实待确认（legalReview)');
    expect(() => checkOwnerFacts({...facts, legalReview: known('2026-12-01')}, {strict: true})).not.toThrow();
  });

  test.each(POLICIES)('%s calls itself a draft by that fact, and in no other way', (name) => {
    const page = readFileSync(fileURLToPath(new URL(`../docs/protocol/${name}.mdx`, import.meta.url)), 'utf8');
    expect(page).toContain('<LegalDraft>');
    expect(page).not.toContain('发布前须由');
  });
});
