import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {workbenches} from '@x2p2p/site/config/workbenches';
import {strToU8, zipSync} from 'fflate';
import {copyOfPage, fileOf} from './copyOfPage.ts';
import {sitePages} from './sitePages.ts';

/** All is in one folder, so that whoever unpacks it gets one thing. */
export const FOLDER = 'x2p2p';

/** The same build gives the same bytes: the first day that the format knows, in any time zone. */
const DATE = new Date(1980, 0, 1);

/** The pages of a built site that are for reading, and what they show, as a zip. */
export function zipSite(build: string, site: string): Uint8Array {
  const pages = [...sitePages(build)].filter(([route]) => !workbenches.test(route));
  const held = new Set(pages.map(([route]) => route));
  const shown = new Set<string>();
  const files: Record<string, Uint8Array> = {};
  for (const [route, html] of pages) {
    const copy = copyOfPage(html, route, {site, held});
    files[`${FOLDER}/${fileOf(route)}`] = strToU8(copy.html);
    for (const file of copy.shows) shown.add(file);
  }
  for (const file of shown) files[`${FOLDER}/${file}`] = readFileSync(join(build, file));
  return zipSync(files, {level: 9, mtime: DATE});
}
