/** Which letters a word has, one bit each: enough to see that two words cannot be near each other. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << word.charCodeAt(at) % 32;
  return mask;
}
