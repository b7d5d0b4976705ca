import {expect, test} from 'vitest';
import {buildIndex} from './buildIndex.ts';
import type {ExtractedPage} from './extractPage.ts';

const pageOf = (number: number): ExtractedPage => ({
  route: `/p/${number}`,
  title: `页 ${number}`,
  crumbs: [],
  records: [{level: 1, anchor: '', heading: `页 ${number}`, text: '观众之间互传切片。'.repeat(40), identifiers: [], code: []}],
});
const pages = Array.from({length: 100}, (_, number) => pageOf(number));
const facets = {sdks: [], kinds: [], priors: []};
const limits = {headingsInHead: 4000, recordsInShard: 4000, textCharacters: 300, textFiles: 2000};
const textFiles = (index: ReturnType<typeof buildIndex>) => index.filter(({name}) => name.startsWith('texts-')).length;

test('a text file holds one long text on a small site, several on a site that would have too many files', () => {
  expect(textFiles(buildIndex(pages, facets, limits))).toBe(100);
  expect(textFiles(buildIndex(pages, facets, {...limits, textFiles: 10}))).toBe(10);
});
