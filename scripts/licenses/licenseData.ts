import {join} from 'node:path';
import {groupByText, type LicenseGroup} from './groupByText.ts';
import {readPackage} from './readPackage.ts';
import {shippedFolders} from './shippedFolders.ts';

/** What the licences page shows, from the bundler's record of a build. */
export function licenseData(root: string, recorded: readonly string[]): LicenseGroup[] {
  const packages = shippedFolders(root, recorded).map((folder) => readPackage(join(root, folder)));
  return groupByText(packages.sort((one, other) => (one.name < other.name ? -1 : 1)));
}
