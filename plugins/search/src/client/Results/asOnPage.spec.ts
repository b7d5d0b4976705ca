import {expect, it} from 'vitest';
import {asOnPage} from './asOnPage.ts';

const section = (anchor: string) => ({anchor, heading: [], snippet: [], words: []});

it('puts the page above its sections, which stay in their order', () => {
  expect(asOnPage([section('b'), section(''), section('a')]).map(({anchor}) => anchor)).toEqual(['', 'b', 'a']);
});
