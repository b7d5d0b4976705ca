import {cpSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {owner} from '@x2p2p/site/config/owner';
import {ownerValue} from '@x2p2p/site/config/ownerValue';
import {INDEX_FOLDER} from '@x2p2p/search/indexFormat';
import {listFiles} from '../listFiles.ts';

/** Puts what `x2 docs` and `x2 mcp` read of a built site into a folder: the search index, and every page that is also Markdown. */
export function shipSite(build: string, folder: string): void {
  if (!existsSync(join(build, INDEX_FOLDER))) throw new Error(`${build} is no built site: run "npm run build" first.`);
  rmSync(folder, {recursive: true, force: true});
  cpSync(join(build, INDEX_FOLDER), join(folder, INDEX_FOLDER), {recursive: true});
  for (const file of listFiles(build).filter((name) => name.endsWith('.md'))) {
    const target = join(folder, 'pages', file);
    mkdirSync(dirname(target), {recursive: true});
    cpSync(join(build, file), target);
  }
  writeFileSync(join(folder, 'site.json'), `${JSON.stringify({url: ownerValue(owner.siteUrl)})}\n`);
}
