import {expect, test} from 'vitest';
import {languageName} from './languageName.ts';

test.each([
  ['ts', 'TypeScript'],
  ['objectivec', 'Objective-C'],
  ['kotlin', 'Kotlin'],
  ['vue', 'Vue'],
])('%s: %s', (language, name) => expect(languageName(language)).toBe(name));
