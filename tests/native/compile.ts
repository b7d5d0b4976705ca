import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll} from 'vitest';
import type {NativeLanguage} from '@x2p2p/site/data/products';
import {sampleFiles} from '../snippets/collectSnippets.ts';

/** A compiler's answer, and what it said of what it refused. */
export type Verdict = {readonly isAccepted: boolean; readonly said: string};

/** Without complaint: warnings are errors to every compiler here. */
export const ACCEPTED: Verdict = {isAccepted: true, said: ''};

/** A compiler is quick; a machine that does much else is not. */
export const WAITING = {timeout: 600_000};

export function run(program: string, args: readonly string[]): Verdict {
  const {status, stdout, stderr, error} = spawnSync(program, args, {encoding: 'utf8', ...WAITING});
  return status === 0 ? ACCEPTED : {isAccepted: false, said: [stdout, stderr, error].filter(Boolean).join('\n')};
}

/** An empty folder, gone after the tests of this file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'x2-native-'));
  afterAll(() => rmSync(folder, {recursive: true}));
  return folder;
}

/** Writes files below a folder and gives their paths. */
export function write(folder: string, files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).map(([name, text]) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
    return path;
  });
}

/** The samples of one SDK in one language, by file name. */
export function samplesIn(sdk: string, language: NativeLanguage | 'cpp'): Record<string, string> {
  const samples = sampleFiles(sdk).filter((sample) => sample.language === language && !sample.where.endsWith('.kts'));
  if (samples.length === 0) throw new Error(`No samples in ${language}: is the folder still site/examples/${sdk}?`);
  return Object.fromEntries(samples.map(({where, code}) => [where.split('/').at(-1)!, code]));
}

/** The text with one thing changed in it. */
export function withFault(code: string, right: string, wrong: string): string {
  if (!code.includes(right)) throw new Error(`The fault has no place: ${right}`);
  return code.replace(right, wrong);
}

const ANDROID = fileURLToPath(new URL('android', import.meta.url));

/** The classes of Android and AndroidX that the samples use. */
export const androidStubs = (ending: '.java' | '.kt'): string[] =>
  readdirSync(ANDROID, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(ending))
    .map((name) => join(ANDROID, name));
