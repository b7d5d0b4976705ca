import {readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

export const EXAMPLES_DIR = fileURLToPath(new URL('../../site/examples/', import.meta.url));

export type SampleEngine = 'hls' | 'shaka';
export type SampleCase = {readonly name: string; readonly engine: SampleEngine};

/** Every folder of web samples; a new folder is run the day it appears. */
export const sampleCases: readonly SampleCase[] = readdirSync(EXAMPLES_DIR, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .flatMap((name): SampleCase[] => {
    if (name.startsWith('hls-')) return [{name, engine: 'hls'}];
    if (name.startsWith('shaka-')) return [{name, engine: 'shaka'}];
    return [];
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

if (sampleCases.length === 0) throw new Error(`No web samples in ${EXAMPLES_DIR}.`);
