import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SHIPPED_FOLDER} from '@x2p2p/site/config/bundler/recordShipped';

/** What must be known before a list is complete: the application, and what is bundled beside it. */
const BUNDLES = ['application.json', 'lab-viewer.json', 'search.json'];

/** Folders of all packages that the last build put into a bundle. */
export function recordedFolders(root: string): string[] {
  const folder = join(root, 'site/.docusaurus', SHIPPED_FOLDER);
  const lists = existsSync(folder) ? readdirSync(folder) : [];
  const missing = BUNDLES.filter((bundle) => !lists.includes(bundle));
  if (missing.length > 0) throw new Error(`Nothing is known about what the site ships (${missing.join(', ')}): run "npm run build" first.`);
  return [...new Set(lists.flatMap((list) => JSON.parse(readFileSync(join(folder, list), 'utf8')) as string[]))];
}
