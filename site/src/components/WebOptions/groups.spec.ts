import {optionNames} from 'x2-hlsjs/options';
import {expect, it} from 'vitest';
import {optionGroups} from './groups.ts';

it('shows every option of the package exactly once', () => {
  expect(optionGroups.flatMap(({names}) => names).toSorted()).toEqual([...optionNames].toSorted());
});
