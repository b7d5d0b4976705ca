import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {v8Options} from './v8Options.ts';

const IF_KNOWN = '--external-memory-accounted-in-global-limit';
/** As `node --v8-options` prints an option. */
const printed = (option: string) => `  ${option} (what it does)\n        type: bool  default: --no-x\n`;

test('an option that only some versions of Node have is left to those', () => {
  expect(v8Options(printed(IF_KNOWN))).toEqual([...v8Options(''), IF_KNOWN]);
  expect(v8Options('')).not.toContain(IF_KNOWN);
});

test('the slow compiler is left out where the quick one is on', () => {
  const maglev = (choice: string) => `  --maglev (what it does)\n        type: bool  default: ${choice}\n`;
  expect(v8Options(maglev('--maglev'))).toEqual([...v8Options(''), '--max-opt=2']);
  expect(v8Options(maglev('--no-maglev'))).toEqual(v8Options(''));
});

test('this Node starts with what was chosen for it', () => {
  const known = spawnSync(process.execPath, ['--v8-options'], {encoding: 'utf8'}).stdout;
  const {status, stdout, stderr} = spawnSync(process.execPath, [...v8Options(known), '--print', '"started"'], {encoding: 'utf8'});
  expect([status, stdout.trim(), stderr]).toEqual([0, 'started', '']);
});
