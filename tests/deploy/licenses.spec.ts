import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {groupByText} from '../../scripts/licenses/groupByText.ts';
import {licenseData} from '../../scripts/licenses/licenseData.ts';
import {recordedFolders} from '../../scripts/licenses/recordedFolders.ts';
import {BUILD_DIR} from '../../scripts/siteServer.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Licences that ask for nothing but their text and notices, which /licenses gives. */
const ALLOWED = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'CC0-1.0', 'Unlicense']);

const groups = JSON.parse(readFileSync(`${ROOT}site/src/data/licenses.json`, 'utf8')) as ReturnType<typeof licenseData>;

test('every shipped package has a licence that the site may use', () => {
  expect(groups.length).toBeGreaterThan(5);
  expect(groups.filter(({license}) => !ALLOWED.has(license)).map(({license, packages}) => [license, packages])).toEqual([]);
});

test('the list is what the last build shipped (else: npm run licenses)', () => {
  expect(groups).toEqual(licenseData(ROOT, recordedFolders(ROOT)));
});

test('/licenses names every package, its version and its licence', () => {
  const $ = load(readFileSync(`${process.env.BUILD_DIR ?? BUILD_DIR}/licenses.html`, 'utf8'));
  const rows = $('main tbody tr')
    .map((_, row) => $(row).children().first().text())
    .get();
  expect(rows).toEqual(groups.flatMap(({packages}) => packages.map(({name, version}) => `${name} ${version}`)));
  expect($('main pre').length).toBe(groups.filter(({text}) => text !== '').length);
});

describe('one text for many packages', () => {
  const packageOf = (name: string, text: string) => ({name, version: '1.0.0', license: 'MIT', text});
  const permission = 'Permission is hereby granted, free of charge.\nThe above copyright notice shall be included.';

  test('copies that differ in holder, case and line breaks are one group, with each holder', () => {
    const list = groupByText([
      packageOf('a', `MIT License\n\nCopyright (c) 2020 A\n\n${permission}`),
      packageOf('b', `MIT License\n\n(c) B\n${permission.replace('\n', ' ')}`),
    ]);
    expect(list).toHaveLength(1);
    expect(list[0]!.packages.map(({copyright}) => copyright)).toEqual([['Copyright (c) 2020 A'], ['(c) B']]);
    expect(list[0]!.text).toContain('The above copyright notice');
  });
  test('other words are another group', () => {
    expect(groupByText([packageOf('a', permission), packageOf('b', `${permission} But not on Sundays.`)])).toHaveLength(2);
  });
});
