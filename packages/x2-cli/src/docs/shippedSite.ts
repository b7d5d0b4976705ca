import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {Trouble} from '@x2p2p/command/Trouble';
import {engineOver, type Found} from '@x2p2p/search/engine/engineOver';
import {HEAD_FILE, INDEX_FOLDER, type HeadFile} from '@x2p2p/search/indexFormat';
import {packageFolder} from '../packageFolder.ts';

/** The site's search index and the Markdown of its pages, as `npm run pack` puts them into this package. */
export type ShippedSite = {
  /** Where the site stands, without a slash at the end. */
  readonly url: string;
  /** The pages that have a Markdown, by their routes. */
  readonly pages: readonly {readonly route: string; readonly title: string}[];
  readonly markdown: (route: string) => string;
  readonly search: (query: string, limit: number) => Found;
};

const folder = fileURLToPath(new URL('site/', packageFolder));
const PAGES = `${folder}pages`;

export function shippedSite(): ShippedSite {
  if (!existsSync(`${folder}site.json`)) throw new Trouble('这份 x2-cli 里没有文档：请用 npm run pack 打出的 .tgz。');
  const {url} = read<{url: string}>('site.json');
  const head = indexFile<HeadFile>(HEAD_FILE);
  const titles = new Map(head.routes.map((route, page) => [route, head.titles[page] ?? route]));
  let ask: ReturnType<typeof engineOver> | undefined;
  return {
    url,
    pages: readdirSync(PAGES, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => `${parentPath}/${name}`.slice(PAGES.length).replaceAll('\\', '/').replace(/\.md$/, ''))
      .sort()
      .map((route) => ({route, title: titles.get(route) ?? route})),
    markdown: (route) => readFileSync(`${PAGES}${route}.md`, 'utf8'),
    search: (query, limit) => (ask ??= engineOver(indexFile))({id: 0, query, limit}),
  };
}

const read = <File>(name: string): File => JSON.parse(readFileSync(folder + name, 'utf8')) as File;
const indexFile = <File>(name: string): File => read<File>(`${INDEX_FOLDER}/${name}`);
