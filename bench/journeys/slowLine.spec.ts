import {once} from 'node:events';
import {connect, createServer, type AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {setTimeout as sleep} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {slowLine} from './slowLine.ts';

test('what a server sends in small pieces arrives in order, also while the machine is busy', async () => {
  const words = Array.from({length: 2000}, (_, index) => `${index}${'-'.repeat(index % 40 === 0 ? 1800 : 0)} `);
  const server = createServer((socket) => {
    socket.setNoDelay();
    void (async () => {
      for (const [index, word] of words.entries()) {
        socket.write(word);
        if (index % 4 === 0) await sleep(index % 3);
        // As long as the machine is busy, timers that are due wait.
        if (index % 10 === 0) for (const until = performance.now() + (index % 7); performance.now() < until;);
      }
      socket.end();
    })();
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const line = await slowLine(new URL(`http://localhost:${(server.address() as AddressInfo).port}`), {kilobitsPerSecond: 1600, delayMs: 0});
  const {hostname, port} = new URL(line.origin);
  const received = await text(connect(Number(port), hostname));
  await line.close();
  server.close();
  expect(received).toBe(words.join(''));
  expect(line.received()).toBe(received.length);
});
