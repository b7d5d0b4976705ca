import {Converter} from 'opencc-js/t2cn';
import {packPairs, type PackedPairs} from '../shared/packPairs.ts';

const toSimplified = Converter({from: 't', to: 'cn'});

/** Simplified characters that stand for each other in use: the dictionary gives 帐 for 帳, the site writes 账. */
const ALSO: Record<string, string> = {帐: '账'};

/** Every traditional character whose simplified form the site uses, with that form. */
export function traditionalPairs(siteCharacters: ReadonlySet<string>): PackedPairs {
  const pairs = new Map<string, string>();
  for (let code = 0x4e00; code <= 0x9fff; code++) {
    const character = String.fromCharCode(code);
    const plain = toSimplified(character);
    const simplified = siteCharacters.has(plain) ? plain : (ALSO[plain] ?? plain);
    if (simplified !== character && simplified.length === 1 && siteCharacters.has(simplified) && !siteCharacters.has(character))
      pairs.set(character, simplified);
  }
  return packPairs(pairs);
}
