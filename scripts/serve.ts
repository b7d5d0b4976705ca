import './requireNode.ts';
import {createSiteServer, listen, portFromEnv} from './siteServer.ts';

// `npm run serve`: the built site on PORT (default 3000).
try {
  const address = await listen(createSiteServer(process.env.BUILD_DIR), portFromEnv(3000), process.env.HOST ?? '127.0.0.1');
  console.log(`X2 P2P site: ${address}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
