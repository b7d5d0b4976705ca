import {readFileSync} from 'node:fs';
import path from 'node:path';
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
 * A build of the corpus of the shared bench (`s01/p01` and so on) by another generator: the reader goes from page to page by the links at
 * their feet, from ten places.
 */
export async function otherSite(name: string, build: string): Promise<Site> {
  const running = await throttledServer(path.resolve(build));
  const server = new URL(running.origin);
  const start = readFileSync(path.join(build, 'index.html'), 'utf8');
  const [, ending] = /href="\/s01\/p01(\/|\.html)?"/.exec(start) ?? [];
  const pageAt = (index: number) => `/s0${1 + Math.floor(index / 20)}/p${String(1 + (index % 20)).padStart(2, '0')}${ending ?? ''}`;
  return {
    name,
    server,
    journeys: journeys.map((_, at) => Array.from({length: 10}, (__, step) => pageAt(((at * 5) % (SECTIONS * 20 - 10)) + step))),
    close: running.close,
  };
}
