import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {plainPath} from '@x2p2p/page/plainPath';
import {load, type CheerioAPI} from 'cheerio';
import {listFiles} from '../listFiles.ts';

const APPLICATION = 'id="__docusaurus"';

/** With what stands in `noscript` as elements. */
export const parse = (html: string): CheerioAPI => load(html, {scriptingEnabled: false});

/** The pages of a built site by route, as HTML; no redirects, no not-found page. */
export function sitePages(build: string): ReadonlyMap<string, string> {
  if (!existsSync(join(build, 'index.html'))) throw new Error(`There is no built site in ${build}: run "npm run build" first.`);
  return new Map(
    listFiles(build)
      .filter((file) => file.endsWith('.html') && file !== '404.html')
      .map((file) => [plainPath(`/${file}`), readFileSync(join(build, file), 'utf8')] as const)
      .filter(([, html]) => html.includes(APPLICATION)),
  );
}
