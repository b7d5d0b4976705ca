import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {licenseData} from './licenseData.ts';
import {recordedFolders} from './recordedFolders.ts';

// `npm run licenses`, after a build: writes what /licenses shows. Committed, because pages are made before bundles are known.
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

try {
  const groups = licenseData(ROOT, recordedFolders(ROOT));
  writeFileSync(`${ROOT}site/src/data/licenses.json`, `${JSON.stringify(groups, null, 2)}\n`);
  console.log(`${groups.reduce((sum, {packages}) => sum + packages.length, 0)} packages under ${groups.length} texts`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
