import {expect, test} from 'vitest';
import {comparesByDefault, type DeviceFacts} from './controlGroup.ts';

const desktop: DeviceFacts = {cores: 8, isTouched: false, savesData: false};

test.each<[string, DeviceFacts, number, boolean]>([
  ['a desktop computer', desktop, 4, true],
  ['as many cores as viewers', {...desktop, cores: 4}, 4, true],
  ['more viewers than cores', {...desktop, cores: 4}, 5, false],
  ['two cores', {...desktop, cores: 2}, 2, false],
  ['a browser that does not tell its cores', {...desktop, cores: Number.NaN}, 4, false],
  ['a phone', {...desktop, isTouched: true}, 4, false],
  ['a visitor who saves data', {...desktop, savesData: true}, 4, false],
  ['one viewer', desktop, 1, false],
])('%s: a control group runs unasked, or not', (_, device, viewers, expected) => expect(comparesByDefault(device, viewers)).toBe(expected));
