import {existsSync, readFileSync} from 'node:fs';
import {PNG} from 'pngjs';
import {changedAreas} from './changedAreas.ts';
import type {Change} from './sheetHtml.ts';

/** What became of a picture since the one of an earlier run. */
export function compareFiles(before: string, after: string): Change | 'new' | 'none' {
  if (!existsSync(before)) return 'new';
  const [old, now] = [readFileSync(before), readFileSync(after)];
  if (old.equals(now)) return 'none';
  const [oldPicture, picture] = [PNG.sync.read(old), PNG.sync.read(now)];
  const {share, areas} = changedAreas(oldPicture, picture);
  return share === 0 ? 'none' : {share, areas, width: picture.width, height: picture.height, before};
}
