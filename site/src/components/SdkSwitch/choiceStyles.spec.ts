import {expect, it} from 'vitest';
import {productIds} from '../../data/products.ts';
import {categoryClass, choiceStyles} from './choiceStyles.ts';

it('of a page about one SDK show that one, whatever is remembered, and only where scripts run', () => {
  const styles = choiceStyles('ios');
  expect(styles).toContain('[data-scripted] .sdk:not(.sdk-ios){display:none}');
  expect(styles).not.toContain('[data-sdk=');
});

it('of any other page show the remembered one, for every SDK, and all of them where none is', () => {
  const styles = choiceStyles();
  for (const id of productIds) {
    expect(styles).toContain(`[data-sdk=${id}] .sdk:not(.sdk-${id})`);
    expect(styles).toContain(`[data-sdk=${id}] [data-choice=${id}]`);
  }
  expect(styles).toContain(':root:not([data-sdk]) [data-choice=all]');
});

it('need no quotes around names', () => {
  for (const id of productIds) expect(categoryClass(id)).toMatch(/^sdk sdk-[a-z]+$/);
});
