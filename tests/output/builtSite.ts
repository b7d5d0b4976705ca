import {existsSync, readFileSync} from 'node:fs';
import {load, type CheerioAPI} from 'cheerio';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import {listFiles} from '../../scripts/listFiles.ts';
import {pathsOf} from '../sitemap.ts';

/** A page of the built folder: its clean route, and its HTML parsed. */
export type BuiltPage = {readonly route: string; readonly file: string; readonly $: CheerioAPI};

/** The file behind a route, as every server maps it with `trailingSlash: false`. */
export const fileOf = (route: string) => `${BUILD_DIR}${route === '/' ? '/index' : decodeURI(route)}.html`;

export const isBuilt = (route: string) => existsSync(fileOf(route));

export function readPage(route: string): BuiltPage {
  const file = fileOf(route);
  return {route, file, $: load(readFileSync(file, 'utf8'))};
}

/** Routes of the sitemap, decoded: what search engines are told exists. */
export const sitemapRoutes = (): string[] =>
  pathsOf(readFileSync(`${BUILD_DIR}/sitemap.xml`, 'utf8'))
    .map(decodeURI)
    .sort();

export const builtFiles = (): string[] => listFiles(BUILD_DIR, ['']);

/** Every page of the application: not redirect stubs, not the laboratory's bare viewer. */
export function allPages(): BuiltPage[] {
  return builtFiles()
    .filter((path) => path.endsWith('.html'))
    .map((path) => readPage(path === 'index.html' ? '/' : `/${path.slice(0, -'.html'.length)}`))
    .filter(({$}) => $('#__docusaurus').length === 1);
}
