import {startNginx} from './devServers.ts';
import {findProgram} from '../programs.ts';
import {publishedSite} from './publishedSite.ts';

/** Starts nginx for the browser tests; `DEPLOY_URL` says where, `DEPLOY_MISSING` why not. */
export default async function startSite(): Promise<() => Promise<void>> {
  const {path, missing} = findProgram('nginx');
  if (!path) {
    process.env.DEPLOY_MISSING = missing;
    return async () => {};
  }
  const site = await publishedSite();
  const server = await startNginx({path, root: site.root});
  process.env.DEPLOY_URL = server.url;
  return async () => {
    await server.stop();
    site.remove();
  };
}
