import {existsSync} from 'node:fs';
import type {Server} from 'node:http';
import {join} from 'node:path';
import {browserExecutable} from '../../tests/browserPath.ts';
import {createSiteServer, listen} from '../siteServer.ts';
import type {Env} from './Stage.ts';

export type Served = {readonly env: Env; readonly close: () => void};

/** Serves what was built in the site's folder from this process, and tells tests where, and which browser is theirs. */
export async function serveBuilds(site: string): Promise<Served> {
  const servers: Server[] = [];
  const serve = (directory: string): Promise<string> => {
    const server = createSiteServer(directory);
    servers.push(server);
    return listen(server, 0);
  };
  const env: Env = {CHROMIUM: browserExecutable(), BASE_URL: await serve(join(site, 'build'))};
  const variant = join(site, 'build-variant');
  if (existsSync(variant)) env.VARIANT_URL = await serve(variant);
  return {env, close: () => servers.forEach((server) => server.close())};
}
