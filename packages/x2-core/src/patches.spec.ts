import {expect, test} from 'vitest';
// @ts-expect-error -- build code without types
import {patches} from '../bundle/patches/index.mjs';

type Patch = {readonly file: string; readonly why: string; readonly find: string; readonly replace: string};

test('the core is changed in few places, each with a reason: what can stand outside stands in src/peers', () => {
  const all = patches as readonly Patch[];
  expect(all.length).toBeGreaterThan(0);
  expect(all.length).toBeLessThanOrEqual(25);
  for (const {why, find, replace} of all) {
    expect(why).toMatch(/^[A-Z].{30,}\.$/s);
    expect(replace).not.toBe(find);
  }
});
