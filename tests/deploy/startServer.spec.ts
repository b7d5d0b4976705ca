import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {expect, test} from 'vitest';
import {freePort} from './startServer.ts';

/** Holds the first and last of the ports that Linux hands out by itself. */
const RANGE = '/proc/sys/net/ipv4/ip_local_port_range';

test.skipIf(!existsSync(RANGE))('freePort stays below the ports that the system hands out by itself', async () => {
  const [first] = readFileSync(RANGE, 'utf8').trim().split(/\s+/).map(Number);
  expect(await freePort()).toBeLessThan(first!);
});

test('freePort gives each port once, and none that is in use', async () => {
  const start = await freePort();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(start + 1, '127.0.0.1', resolve));
  const ports = [start, await freePort(), await freePort()];
  taken.close();
  expect(new Set([...ports, start + 1]).size).toBe(4);
});
