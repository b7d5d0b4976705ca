import {afterAll, beforeAll, test} from 'vitest';
import {startCaddy, startNginx, type DevOptions, type DevServer, type Start} from './devServers.ts';
import {findProgram} from '../programs.ts';

/** Both servers for which configurations are made. */
export const servers = [
  {name: 'nginx', start: startNginx},
  {name: 'caddy', start: startCaddy},
] as const satisfies readonly {name: string; start: Start}[];

/**
 * Starts a server before the tests of a `describe` and stops it after them; `options` are asked then. Undefined, and one skipped test that
 * says why, where its program is missing.
 */
export function runningServer(
  {name, start}: (typeof servers)[number],
  options: () => Omit<DevOptions, 'path'>,
): (() => DevServer) | undefined {
  const found = findProgram(name);
  if (found.path === undefined) {
    console.warn(`SKIPPED: ${found.missing}`);
    test.skip(found.missing, () => {});
    return undefined;
  }
  let server: DevServer | undefined;
  beforeAll(async () => {
    server = await start({path: found.path, ...options()});
  }, 60_000);
  afterAll(() => server?.stop());
  return () => server!;
}
