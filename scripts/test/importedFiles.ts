import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {buildSync} from 'esbuild';

/** The files of this repository that the tests of a folder are made of, the tests themselves included. */
export function importedFiles(root: string, folder: string, ending: '.pw.ts' | '.spec.ts'): ReadonlySet<string> {
  const entryPoints = readdirSync(join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);
  const {metafile} = buildSync({
    absWorkingDir: root,
    entryPoints,
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
    loader: {'.css': 'empty'},
  });
  return new Set(Object.keys(metafile.inputs));
}
