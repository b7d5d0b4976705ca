import './requireNode.ts';
import {newRoom, writeJoin} from '@x2p2p/site/lab/devices/joinCode';
import {renderUnicodeCompact} from 'uqr';
import {localAddresses} from './announce.ts';
import {createSiteServer, listen, portFromEnv, portOf} from './siteServer.ts';

// `npm run serve`: the built site on PORT (default 3000), for this machine and, unless HOST says otherwise, for devices beside it.
try {
  const host = process.env.HOST ?? '0.0.0.0';
  const server = createSiteServer(process.env.BUILD_DIR, {hasTracker: true});
  console.log(`X2 P2P site: ${await listen(server, portFromEnv(3000), host)}`);
  const [address] = host === '0.0.0.0' ? localAddresses(portOf(server)) : [];
  if (address !== undefined) {
    console.log(`From devices on the same network: ${address}`);
    if (process.stdout.isTTY) showRoom(address);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** A room of the laboratory: whoever scans its code is in. */
function showRoom(address: string): void {
  const link = `${address}/lab#?viewers=1&join=${writeJoin({kind: 'room', room: newRoom()})}`;
  // The blocks are the light modules: dark on light, whatever the colours of the terminal.
  const code = renderUnicodeCompact(link, {border: 2, ecc: 'L'}).replace(/^.*$/gm, (line) => `\x1b[97;40m${line}\x1b[0m`);
  console.log(`Two devices in one swarm, if both scan this (${link}):\n${code}`);
}
