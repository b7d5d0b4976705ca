import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {expect, test} from 'vitest';
import {freePort} from './startServer.ts';

/** First and last of the ports that Linux gives to who asks for any. */
const RANGE = '/proc/sys/net/ipv4/ip_local_port_range';

test.skipIf(!existsSync(RANGE))('between asking for a port and taking it, the system gives it to nobody else', async () => {
  const [first] = readFileSync(RANGE, 'utf8').trim().split(/\s+/).map(Number);
  expect(await freePort()).toBeLessThan(first!);
});

test('each port is another one, and none that is taken', async () => {
  const start = await freePort();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(start + 1, '127.0.0.1', resolve));
  const ports = [start, await freePort(), await freePort()];
  taken.close();
  expect(new Set([...ports, start + 1]).size).toBe(4);
});
