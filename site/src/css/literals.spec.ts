import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, ROOT), {recursive: true, encoding: 'utf8'}).map((file) => folder + file);
const sheets = ['site/src/', 'plugins/'].flatMap(filesIn).filter((file) => file.endsWith('.css') && !file.includes('node_modules/'));
/** Comments may name an issue, or what they explain. */
const withoutComments = (sheet: string): string => readFileSync(new URL(sheet, ROOT), 'utf8').replace(/\/\*[^]*?\*\//g, '');
const sheetsWith = (pattern: RegExp): string[] => sheets.filter((sheet) => pattern.test(withoutComments(sheet))).sort();

test('colours are tokens; where none fits, the sheet says why', () => {
  expect(sheetsWith(/#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i)).toEqual([
    'plugins/search/src/client/SearchBar/frame.css',
    'site/src/css/drawer.css',
    'site/src/css/tokens.css',
    'site/src/lab/page/Seats.module.css',
    'site/src/lab/viewer/viewer.css',
  ]);
});

test('orange and blue are bytes: only what draws or names bytes by their source uses them', () => {
  expect(sheetsWith(/var\(--x2-(?:http|p2p)/)).toEqual([
    'site/src/components/ByteSource/styles.module.css',
    'site/src/components/LiveMeasurements/styles.module.css',
    'site/src/components/LookAheadFigure/styles.module.css',
    'site/src/components/Segment/styles.module.css',
    'site/src/components/ZoneBars/styles.module.css',
    'site/src/components/diagrams/ByteLedger/styles.module.css',
    'site/src/components/diagrams/LiveWindows/styles.module.css',
    'site/src/components/diagrams/Paths/styles.module.css',
    'site/src/components/diagrams/SchedulerWindows/styles.module.css',
    'site/src/lab/page/BytesTable.module.css',
    'site/src/lab/page/Comparison.module.css',
    'site/src/lab/page/RatioBar.module.css',
    'site/src/lab/page/Seats.module.css',
    'site/src/lab/page/Swarm.module.css',
    'site/src/lab/page/Timeline.module.css',
    'site/src/sections/home/Hero.module.css',
    'site/src/tools/charts/chart.module.css',
  ]);
});

test('only what holds for every component is important', () => {
  expect(sheetsWith(/!important/)).toEqual(['site/src/css/base.css', 'site/src/css/print.css']);
});
