import type {Finding} from './findings.ts';

const isPunctuation = (character: string): boolean => /\p{P}|\p{S}/u.test(character);

/**
 * CommonMark does not close bold when `**` follows punctuation and touches a letter: `**注意:**先` prints asterisks.
 * https://spec.commonmark.org/0.31.2/#right-flanking-delimiter-run
 */
export function checkEmphasis(prose: string): Finding[] {
  return prose.split('\n').flatMap((text, index) => {
    const findings: Finding[] = [];
    let open = false;
    for (const match of text.matchAll(/\*\*/g)) {
      const before = text[match.index - 1] ?? ' ';
      const after = text[match.index + 2] ?? ' ';
      const fails = open
        ? isPunctuation(before) && !/\s/.test(after) && !isPunctuation(after)
        : isPunctuation(after) && !/\s/.test(before) && !isPunctuation(before);
      if (fails) findings.push({line: index + 1, rule: 'emphasis', message: '粗体的 ** 与标点相邻，不会渲染；把标点移到粗体外。'});
      open = !open;
    }
    return findings;
  });
}
