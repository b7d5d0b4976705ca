import {chmodSync, cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {precompress} from '../../scripts/precompress.ts';
import {BUILD_DIR} from '../../scripts/siteServer.ts';

export type PublishedSite = {readonly root: string; readonly remove: () => void};

/** A precompressed copy of the built site that any user may read; the build itself stays as it was made. */
export async function publishedSite(build = process.env.BUILD_DIR ?? BUILD_DIR): Promise<PublishedSite> {
  const root = mkdtempSync(join(tmpdir(), 'x2-site-'));
  cpSync(build, root, {recursive: true, preserveTimestamps: true});
  chmodSync(root, 0o755);
  await precompress(root, {effort: 'fast'});
  return {root, remove: () => rmSync(root, {recursive: true, force: true})};
}
