import type {IncomingMessage, Server} from 'node:http';
import {networkInterfaces, type NetworkInterfaceInfo} from 'node:os';
// The package's main entry would also load its client, and with it a native WebRTC library.
import Tracker from 'bittorrent-tracker/server';

/** Where the laboratory of a site that this machine serves asks for a tracker: site/src/lab/devices/roomServers.ts. */
export const ANNOUNCE = '/announce';

/** What a plain request at that path is told: that there is a tracker, and under which addresses other devices reach this machine. */
export const announcement = (addresses: readonly string[]): string => JSON.stringify({kind: 'x2-lab-tracker', addresses});

/**
 * Lets a server speak the WebTorrent tracker protocol, by which devices of a room in the laboratory find each other. Any token is let in.
 * For the local network: it forgets everything when it stops.
 */
export function speakTrackerProtocol(server: Server): void {
  const tracker = new Tracker({udp: false, http: false, ws: {noServer: true, maxPayload: 100_000}, stats: false});
  // A client that sends nonsense or goes away is the client's trouble.
  tracker.on('warning', () => undefined);
  const sockets = new Set<{terminate(): void}>();
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    if (request.url?.split('?')[0] !== ANNOUNCE) return void socket.destroy();
    tracker.ws.handleUpgrade(request, socket, head, (client) => {
      sockets.add(client);
      client.on('close', () => sockets.delete(client));
      tracker.ws.emit('connection', client, request);
    });
  });
  // Sockets would keep a closing server open for as long as its clients stay.
  const close = server.close.bind(server);
  server.close = (done) => {
    for (const client of sockets) client.terminate();
    return close(done);
  };
}

/** This machine's addresses in its local networks, those of homes and offices first. */
export function localAddresses(port: number, interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces()): readonly string[] {
  const found = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({family, internal, address}) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({address}) => address);
  const isPrivate = (address: string): boolean => /^(?:192\.168|10|172\.(?:1[6-9]|2\d|3[01]))\./.test(address);
  return [...found.filter(isPrivate), ...found.filter((address) => !isPrivate(address))].map((address) => `http://${address}:${port}`);
}
