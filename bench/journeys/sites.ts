import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {startNginx} from '../../tests/deploy/devServers.ts';
import {findProgram} from '../../tests/programs.ts';
import {publishedSite} from '../../tests/deploy/publishedSite.ts';
import {throttledServer} from '../throttledServer.ts';
import {journeys} from './journeys.ts';

export interface Site {
  readonly name: string;
  readonly server: URL;
  /** Routes of each journey. */
  readonly journeys: readonly (readonly string[])[];
  readonly close: () => Promise<void>;
}

const SECTIONS = 3;
const PAGE = /^\/s\d{2}\/p\d{2}(\/|\.html)?$/;

/** This site as nginx serves it by the printed configuration, with its dictionary. */
export async function ourSite(build: string): Promise<Site> {
  const nginx = findProgram('nginx');
  if (nginx.path === undefined) throw new Error(nginx.missing);
  const published = await publishedSite(build);
  const running = await startNginx({path: nginx.path, root: published.root});
  const server = new URL(running.url);
  return {
    name: 'ours',
    server,
    journeys: journeys.map(({pages}) => pages),
    close: async () => {
      await running.stop();
      published.remove();
    },
  };
}

/**
 * A build of the corpus of the shared bench (`s01/p01` and so on) by another generator: from ten places the reader follows, page after page,
 * the first link in the text to a page that was not open yet. Links at the foot are no way: VitePress takes its own out when it starts.
 */
export async function otherSite(name: string, build: string): Promise<Site> {
  const running = await throttledServer(path.resolve(build));
  const server = new URL(running.origin);
  const linksOf = (route: string): string[] => {
    const file = path.join(build, route.endsWith('/') ? `${route}index.html` : route);
    return load(readFileSync(file))('main a[href]')
      .toArray()
      .map(({attribs}) => new URL(attribs.href!, new URL(route, server)).pathname)
      .filter((to) => PAGE.test(to));
  };
  const walk = (start: string): readonly string[] => {
    const pages = [start];
    while (pages.length < 10) {
      const here = pages.at(-1)!;
      const next = linksOf(here).find((to) => !pages.includes(to));
      if (!next) throw new Error(`${name}: ${here} leads to no page that was not open yet`);
      pages.push(next);
    }
    return pages;
  };
  const [first] = linksOf('/');
  if (!first) throw new Error(`${name}: the first page leads to no page of the corpus`);
  // The same ten places in every build.
  const starts = journeys.map((_, at) => first.replace(PAGE, `/s0${1 + (at % SECTIONS)}/p${String(1 + at).padStart(2, '0')}$1`));
  return {name, server, journeys: starts.map(walk), close: running.close};
}
