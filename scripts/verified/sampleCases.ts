import {readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {webProducts, type WebId} from '@x2p2p/site/data/products';

export const EXAMPLES_DIR = fileURLToPath(new URL('../../site/examples/', import.meta.url));

export type SampleCase = {readonly name: string; readonly engine: WebId};

/** Every folder of web samples; a new folder is run the day it appears. */
export const sampleCases: readonly SampleCase[] = readdirSync(EXAMPLES_DIR, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .flatMap((name) => webProducts.filter(({id}) => name.startsWith(`${id}-`)).map(({id}): SampleCase => ({name, engine: id})))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

if (sampleCases.length === 0) throw new Error(`No web samples in ${EXAMPLES_DIR}.`);
