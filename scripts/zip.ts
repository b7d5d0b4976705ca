import './requireNode.ts';
import {writeFileSync} from 'node:fs';
import {owner} from '@x2p2p/site/config/owner';
import {ownerValue} from '@x2p2p/site/config/ownerValue';
import {siteZip} from '@x2p2p/site/data/downloads';
import {made} from './offline/made.ts';
import {zipSite} from './offline/zipSite.ts';
import {BUILD_DIR} from './siteServer.ts';

// `npm run zip`: the pages of the built site as one file, which the next build offers at /docs/offline.
try {
  const bytes = zipSite(BUILD_DIR, ownerValue(owner.siteUrl));
  const path = made(siteZip.file);
  writeFileSync(path, bytes);
  console.log(`${path}: ${bytes.length} bytes`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
