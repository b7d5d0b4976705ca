import {expect, test} from 'vitest';
import {acceptCases} from './acceptCases.ts';
import {COMPARISON, prefersMarkdown} from './negotiation.ts';

test.each(acceptCases)('$accept: Markdown $isMarkdown', ({accept, isMarkdown}) => expect(prefersMarkdown(accept)).toBe(isMarkdown));

test('who says nothing gets HTML', () => expect(prefersMarkdown(undefined)).toBe(false));

test('a long hostile header is read at once', () => {
  const start = performance.now();
  for (const part of ['text/markdown;', 'text/markdown;q=', ',text/markdown;', ' \t', ';q=0.'])
    prefersMarkdown(part.repeat(32_768 / part.length));
  expect(performance.now() - start).toBeLessThan(500);
});

test('the patterns for servers compare as numbers do', () => {
  const weights = [
    '',
    '0',
    '0.',
    '0.0',
    '0.000',
    '0.001',
    '0.01',
    '0.010',
    '0.1',
    '0.10',
    '0.12',
    '0.129',
    '0.19',
    '0.2',
    '0.75',
    '0.8',
    '0.80',
  ];
  weights.push('0.800', '0.801', '0.85', '0.9', '0.99', '0.999', '1', '1.', '1.0', '1.000');
  const wrong = weights.flatMap((markdown) =>
    weights
      .filter((html) => {
        const rule = COMPARISON.find(({pattern}) => new RegExp(pattern).test(`${markdown} ${html}`));
        return (rule?.isMarkdown ?? false) !== (Number(markdown) > 0 && Number(markdown) >= Number(html));
      })
      .map((html) => [markdown, html]),
  );
  expect(wrong).toEqual([]);
});
