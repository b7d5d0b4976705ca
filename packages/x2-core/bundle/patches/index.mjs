import {announcements} from './announcements.mjs';
import {awaitedSegments} from './awaitedSegments.mjs';
import {destruction} from './destruction.mjs';
import {firstByte} from './firstByte.mjs';
import {foreignServers} from './foreignServers.mjs';
import {olderBrowsers} from './olderBrowsers.mjs';
import {slowUplink} from './slowUplink.mjs';
import {storage} from './storage.mjs';
import {swarmClient} from './swarmClient.mjs';

/**
 * What is changed in the pinned engine while bundling, sorted by what goes wrong without it. Each change says why, which test fails
 * without it (`npm run test:patches` sees to that), and what upstream calls it, where upstream knows. A text that is no longer found
 * stops the build, so an upgrade cannot lose a change silently. No change touches the wire format between peers.
 */
export const patches = [
  ...announcements,
  ...slowUplink,
  ...storage,
  ...awaitedSegments,
  ...firstByte,
  ...destruction,
  ...foreignServers,
  ...olderBrowsers,
  ...swarmClient,
];
