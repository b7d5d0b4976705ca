import {expect, test} from 'vitest';
import {journeys} from '../../bench/journeys/journeys.ts';
import {readPage} from './builtSite.ts';

// Keeps `npm run bench -- journeys` going when pages change.
test.each(journeys)('$reader: each of ten pages leads to the next', ({pages}) => {
  expect(new Set(pages).size).toBe(10);
  const broken = pages.slice(1).filter((next, index) => {
    const {$} = readPage(pages[index]!);
    return !$('main a[href]')
      .get()
      .some((link) => $(link).attr('href')!.split('#')[0] === next);
  });
  expect(broken).toEqual([]);
});
