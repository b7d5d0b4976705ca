import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {ask} from './ask.ts';
import {largeRequests, slowClients} from './attacks.ts';
import {publishedSite, type PublishedSite} from './publishedSite.ts';
import {runningServer, servers} from './runningServer.ts';
import {isAlive} from './startServer.ts';

let site: PublishedSite;
beforeAll(async () => {
  site = await publishedSite();
}, 120_000);
afterAll(() => site.remove());

// Each server takes up to its own time limit, so both run at once.
describe.concurrent.each(servers)('$name', (one) => {
  const server = runningServer(one, () => ({root: site.root}));
  if (!server) return;

  test.sequential(
    '200 clients that never end their header are sent away, and readers notice nothing',
    async () => {
      const {closed, answeredMeanwhile, statuses} = await slowClients({port: server().port, connections: 200, seconds: 30});
      expect(closed).toBe(200);
      expect(statuses).toEqual([200]);
      // About ten on an idle machine; none when slow clients hold every connection or readers must wait for them to be dropped.
      expect(answeredMeanwhile).toBeGreaterThan(2);
    },
    40_000,
  );

  test.sequential('requests that are too large are refused, and the server lives', async () => {
    const statuses = await largeRequests(server().port);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses.filter((status) => status === 200 || status === 206).length, 'answered although far too large').toBeLessThanOrEqual(10);
    expect((await ask({port: server().port, path: '/docs/intro'})).status).toBe(200);
    expect(isAlive(server().pid)).toBe(true);
  });
});
