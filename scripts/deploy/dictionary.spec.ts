import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {ACCEPTS_DICTIONARY, dictionaryOf, findDictionary, isDictionary, SHELL_PAGE, writeDictionary} from './dictionary.ts';

test('names follow from the content', () => {
  const hash = createHash('sha256').update('shell').digest();
  const id = hash.toString('hex').slice(0, 8);
  const {path, available, extension} = dictionaryOf(Buffer.from('shell'));
  expect([path, extension]).toEqual([`/assets/dictionary.${id}.txt`, `.${id}.dcz`]);
  // Bytes of a structured field (RFC 9651): base64 between colons.
  expect(available).toBe(`:${hash.toString('base64')}:`);
  expect(isDictionary(path)).toBe(true);
});

test.each([
  ['dcz', true],
  ['gzip, deflate, br, zstd, dcb, dcz', true],
  ['br,dcz,gzip', true],
  ['dcz;q=0', false],
  ['br, dczx', false],
  ['br, xdcz', false],
  ['', false],
])('Accept-Encoding: %s', (accept, isAccepted) => {
  expect(new RegExp(`^${ACCEPTS_DICTIONARY}`).test(accept)).toBe(isAccepted);
});

describe('in a built site', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'x2-dictionary-'));
    mkdirSync(join(folder, 'assets'));
    mkdirSync(dirname(join(folder, SHELL_PAGE)), {recursive: true});
  });
  afterEach(() => rmSync(folder, {recursive: true, force: true}));

  test('it is the page, as old as the page, and found again', () => {
    writeFileSync(join(folder, SHELL_PAGE), 'shell');
    const {dictionary} = writeDictionary(folder)!;
    expect(readFileSync(join(folder, dictionary.path), 'utf8')).toBe('shell');
    expect(statSync(join(folder, dictionary.path)).mtime).toEqual(statSync(join(folder, SHELL_PAGE)).mtime);
    expect(findDictionary(folder)).toEqual(dictionary);
  });

  test('beside those of earlier releases, the one of the present page is found; before it is written, none', () => {
    writeFileSync(join(folder, SHELL_PAGE), 'shell');
    for (const earlier of ['one', 'two', 'three', 'four']) writeFileSync(join(folder, dictionaryOf(Buffer.from(earlier)).path), earlier);
    expect(findDictionary(folder)).toBeUndefined();
    const {path} = dictionaryOf(Buffer.from('shell'));
    writeFileSync(join(folder, path), 'shell');
    expect(findDictionary(folder)?.path).toBe(path);
  });

  test('another page makes another, alone; without the page there is none', () => {
    writeFileSync(join(folder, SHELL_PAGE), 'shell');
    writeDictionary(folder);
    writeFileSync(join(folder, SHELL_PAGE), 'other shell');
    writeDictionary(folder);
    expect(readdirSync(join(folder, 'assets'))).toEqual([dictionaryOf(Buffer.from('other shell')).path.slice('/assets/'.length)]);
    rmSync(join(folder, SHELL_PAGE));
    expect(writeDictionary(folder)).toBeUndefined();
    expect([findDictionary(folder), existsSync(join(folder, 'assets'))]).toEqual([undefined, true]);
    expect(readdirSync(join(folder, 'assets'))).toEqual([]);
  });
});
