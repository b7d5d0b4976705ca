import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const folder = new URL('../', import.meta.url);
const sheets = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.css'));
/** Comments may name an issue, or what they explain. */
const withoutComments = (sheet: string): string => readFileSync(new URL(sheet, folder), 'utf8').replace(/\/\*[^]*?\*\//g, '');
const sheetsWith = (pattern: RegExp): string[] => sheets.filter((sheet) => pattern.test(withoutComments(sheet))).sort();

test('colours are tokens; where none fits, the sheet says why', () => {
  expect(sheetsWith(/#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i)).toEqual(['components/ScrollTable/styles.module.css', 'css/tokens.css', 'lab/viewer/viewer.css', 'sections/lab/Seats.module.css']);
});

test('only what holds for every component is important', () => {
  expect(sheetsWith(/!important/)).toEqual(['css/base.css', 'css/print.css']);
});
