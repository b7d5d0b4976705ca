import type {OwnerFacts} from './ownerFacts.ts';
import {owner} from './owner.ts';

type Codes = Pick<OwnerFacts, 'baiduVerification' | 'googleVerification' | 'bingVerification'>;

/** What search engines ask for, so that the owner may see how they find the site. A stand-in would prove nothing: only a known code is printed. */
export function siteVerification({baiduVerification, googleVerification, bingVerification}: Codes = owner) {
  const facts = {
    'baidu-site-verification': baiduVerification,
    'google-site-verification': googleVerification,
    'msvalidate.01': bingVerification,
  };
  return Object.entries(facts).flatMap(([name, fact]) =>
    fact.state === 'known' ? [{tagName: 'meta', attributes: {name, content: fact.value}}] : [],
  );
}
