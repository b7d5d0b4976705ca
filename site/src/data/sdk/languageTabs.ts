import type {NativeLanguage} from '../products.ts';

/** Tab values are those of the quick start pages, so that a reader's choice of language is kept. */
export const languageTabs: Readonly<Record<NativeLanguage, {value: string; label: string}>> = {
  kotlin: {value: 'kotlin', label: 'Kotlin'},
  java: {value: 'java', label: 'Java'},
  swift: {value: 'swift', label: 'Swift'},
  objectivec: {value: 'objc', label: 'Objective-C'},
  c: {value: 'cpp', label: 'C / C++'},
  csharp: {value: 'csharp', label: 'C#'},
};
