import {describe, expect, it} from 'vitest';
import {parsers, uncheckedLanguages} from '@x2p2p/test-tools/parsers';
import {nativeProducts} from '@x2p2p/site/data/products';
import {pageFences, sampleFiles} from './collectSnippets.ts';
import type {Snippet} from './snippet.ts';

const groups: Record<string, Snippet[]> = {
  ...Object.fromEntries(nativeProducts.map(({id, name}) => [`${name} samples`, sampleFiles(id)])),
  'all samples': sampleFiles(),
  'blocks of pages': pageFences(),
};

describe.each(Object.entries(groups))('%s', (_name, snippets) => {
  it('there are some', () => {
    expect(snippets.length).toBeGreaterThan(0);
  });

  it('every language is known', () => {
    const known = [...Object.keys(parsers), ...uncheckedLanguages];
    expect(
      snippets.filter(({language}) => !known.includes(language)).map(({where, language}) => `${where}: ${language || '(none)'}`),
    ).toEqual([]);
  });

  it('every one parses', async () => {
    const faults: string[] = [];
    for (const {where, language, code} of snippets) {
      for (const {line, message} of (await parsers[language]?.(code)) ?? [])
        faults.push(`${where} (${language}, line ${line}): ${message}`);
    }
    expect(faults).toEqual([]);
  });
});
