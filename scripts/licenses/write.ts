import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {SHIPPED_FILE} from '../../site/config/recordShipped.ts';
import {licenseData} from './licenseData.ts';

// `npm run licenses`, after a build: writes what /licenses shows. Committed, because pages are made before bundles are known.
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RECORD = `${ROOT}site/.docusaurus/${SHIPPED_FILE}`;

try {
  if (!existsSync(RECORD)) throw new Error('Nothing is known about what the site ships: run "npm run build" first.');
  const groups = licenseData(ROOT, JSON.parse(readFileSync(RECORD, 'utf8')) as string[]);
  writeFileSync(`${ROOT}site/src/data/licenses.json`, `${JSON.stringify(groups, null, 2)}\n`);
  console.log(`${groups.reduce((sum, {packages}) => sum + packages.length, 0)} packages under ${groups.length} texts`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
