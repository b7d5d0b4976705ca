import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {optionNames} from 'x2-hlsjs/options';
import {cdnBye, p2pMediaLoader0} from './oldNames.ts';

/** Names that still exist: as options here, in hls.js or in `rtcConfig`. */
const PRESENT = new Set<string>([...optionNames, 'getStats', 'logLevel', 'xhrSetup', 'iceServers']);

test('who searches for an option of another engine is led to the import, which says what became of it', () => {
  const aliases = readFileSync(new URL('../../../data/searchAliases.yaml', import.meta.url), 'utf8');
  const found = new Set(/^\/tools\/config#import: (.*)$/m.exec(aliases)![1]!.toLowerCase().split(' '));
  const old = [p2pMediaLoader0, cdnBye].flatMap((names) => Object.keys(names)).map((name) => name.slice(name.indexOf('.') + 1));
  const sought = old.filter((name) => /[a-z][A-Z]/.test(name) && !PRESENT.has(name));
  expect(sought.length).toBeGreaterThan(20);
  expect(sought.filter((name) => !found.has(name.toLowerCase()))).toEqual([]);
});
