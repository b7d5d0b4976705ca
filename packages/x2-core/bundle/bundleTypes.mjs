import {basename, join} from 'node:path';
import {generateDtsBundle} from 'dts-bundle-generator';
import {fromPackage} from '../reference/refinePage.mjs';
import {entriesOf} from './buildPackage.mjs';

/**
 * One declaration file per entry, all from a single compiler run, because the compiler's start is the cost. Returns,
 * per folder, the files of its `dist`, path to text.
 */
export function bundleTypes({root, packages}) {
  const folders = packages.map(({folder}) => folder);
  const entries = packages.flatMap((spec) => Object.entries(entriesOf(spec)).map(([entry, file]) => ({folder: spec.folder, entry, file})));
  const texts = generateDtsBundle(
    entries.map(({file}) => ({
      filePath: join(root, file),
      libraries: {importedLibraries: ['hls.js', 'shaka-player', 'react', 'vue'], allowedTypesLibraries: []},
      output: {noBanner: true, exportReferencedTypes: false},
      noCheck: true,
    })),
    {preferredConfigPath: join(root, 'packages/tsconfig.json')},
  );
  const named = entries.map(({folder, entry}, index) => ({folder, file: [`${entry}.d.ts`, fromPackage(texts[index], basename(folder))]}));
  return new Map(folders.map((folder) => [folder, new Map(named.filter((type) => type.folder === folder).map(({file}) => file))]));
}
