import {announcements} from './announcements.mjs';
import {awaitedSegments} from './awaitedSegments.mjs';
import {destruction} from './destruction.mjs';
import {firstByte} from './firstByte.mjs';
import {foreignServers} from './foreignServers.mjs';
import {slowUplink} from './slowUplink.mjs';
import {storage} from './storage.mjs';
import {swarmClient} from './swarmClient.mjs';

/**
 * What is changed in the pinned engine while bundling, sorted by what goes wrong without it. A text that is no longer found stops the
 * build, so an upgrade cannot lose a change silently. No patch changes the wire format between peers. A patch that needs several places
 * explains itself at the first; the others begin with the name of the fault.
 */
export const patches = [
  ...announcements,
  ...slowUplink,
  ...storage,
  ...awaitedSegments,
  ...firstByte,
  ...destruction,
  ...foreignServers,
  ...swarmClient,
];
