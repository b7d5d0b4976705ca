// Which of two forms of a page a client prefers, by its `Accept` (RFC 9110, 12.5.1): the patterns are those of every server.

/** A weight: `0`, `0.75`, `1.000`. */
const WEIGHT = '[01](?:\\.[0-9]{0,3})?';

/** The weight of a media range in `Accept`, as rules of which the first that matches holds. */
export type WeightRules = readonly {readonly pattern: string; readonly weight: 'written' | '0' | '1'}[];

function rulesOf(range: string): WeightRules {
  const named = `(?i)(?:^|,)[ \\t]*${range.replaceAll('*', '[*]')}[ \\t]*`;
  return [
    {pattern: `${named}(?:;[^,]*)?;[ \\t]*q=(?<q>${WEIGHT})[ \\t]*(?:[;,]|$)`, weight: 'written'},
    {pattern: `${named}(?:[;,]|$)`, weight: '1'},
  ];
}

/** Only who names Markdown gets it: browsers, which name HTML and anything, do not. */
export const MARKDOWN_WEIGHT: WeightRules = rulesOf('text/markdown');

/** The most specific range counts. */
export const HTML_WEIGHT: WeightRules = ['text/html', 'text/*', '*/*'].flatMap(rulesOf);

const weightOf = (rules: WeightRules, accept: string): number => {
  for (const {pattern, weight} of rules) {
    // JavaScript has no flags inside a pattern.
    const match = new RegExp(pattern.replace('(?i)', ''), 'i').exec(accept);
    if (match) return Number(weight === 'written' ? match.groups!.q : weight);
  }
  return 0;
};

/** Whether a page is sent as Markdown: named, not refused, and wanted no less than HTML. */
export function prefersMarkdown(accept = ''): boolean {
  const markdown = weightOf(MARKDOWN_WEIGHT, accept);
  return markdown > 0 && markdown >= weightOf(HTML_WEIGHT, accept);
}

/**
 * The same comparison for a server that can only match: patterns for `<weight of Markdown> <weight of HTML>`, where nothing stands for 0.
 * The first that matches holds, and where none does it is HTML.
 */
export const COMPARISON: readonly {readonly pattern: string; readonly isMarkdown: boolean}[] = [
  {pattern: '^(?:0[.0]*)? ', isMarkdown: false},
  {pattern: '^1| (?:0[.0]*)?$', isMarkdown: true},
  // The first digit that differs decides; HTML may end before, or go on with noughts.
  {
    pattern: `^0\\.([0-9]*)(?:${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((one) => `${one}[0-9]* 0\\.\\1[0-${one - 1}]`).join('|')})`,
    isMarkdown: true,
  },
  {pattern: '^0\\.([0-9]*)[0-9]* 0\\.\\1[0]*$', isMarkdown: true},
];
