import {owner} from '../../../config/owner.ts';

/** Where devices meet without a code for each, and the address of this page as another device reaches it. */
export type RoomServers = {readonly tracker: string; readonly site: string};

/** The path at which `npm start` has a tracker, and answers what it is. */
const ANNOUNCE = '/announce';

/** The operator's tracker for rooms, or the one beside this page; undefined where there is none, as on a server of files. */
export async function findRoomServers(): Promise<RoomServers | undefined> {
  const {labTrackerUrl: known} = owner;
  const {origin, host, protocol} = window.location;
  if (known.state === 'known') return {tracker: known.value, site: origin};
  const answer = await askBeside();
  if (!answer) return undefined;
  const tracker = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${ANNOUNCE}`;
  return {tracker, site: isLoopback() ? (answer.addresses[0] ?? origin) : origin};
}

/** Only other programs of this device reach such a page. */
export const isLoopback = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname);

/** For addresses beyond the local network; none until the operator has named one. */
export const iceServers = (): readonly RTCIceServer[] => (owner.stunUrl.state === 'known' ? [{urls: owner.stunUrl.value}] : []);

async function askBeside(): Promise<{readonly addresses: readonly string[]} | undefined> {
  try {
    const response = await fetch(ANNOUNCE, {cache: 'no-store', headers: {accept: 'application/json'}});
    if (!response.ok) return undefined;
    const {kind, addresses} = (await response.json()) as {kind?: unknown; addresses?: unknown};
    if (kind !== 'x2-lab-tracker' || !Array.isArray(addresses)) return undefined;
    return {addresses: addresses.filter((address) => typeof address === 'string')};
  } catch {
    return undefined;
  }
}
