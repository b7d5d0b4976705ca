import {expect, test as base, type Page} from '@playwright/test';
import type {WebId} from '@x2p2p/site/data/products';
import {startTracker} from '@x2p2p/tracker';
import {sampleCases} from '../../scripts/verified/sampleCases.ts';
import {startSampleServer, type SampleServer} from './sampleServer.ts';
import type {Viewer} from '../streamViewer.ts';
import {expectP2P, expectPlayback, watch} from './viewer.ts';

/** What a badge may say about a sample. */
export type Claim = '播放' | 'P2P 传输';

type Fixtures = {
  /** What stands for YOUR_TOKEN. The tracker admits it, whatever it is. */
  token: string;
  server: SampleServer;
  view: (name: string) => Promise<Viewer>;
  /**
   * Two viewers of a sample who exchange segments. The second comes once the first one plays, as in life. Where a sample waits
   * for consent, `agree` gives it; until then nobody may have learned of the viewer.
   */
  share: (name: string, agree?: (page: Page) => Promise<unknown>) => Promise<{first: Viewer; second: Viewer}>;
};

/** A tracker and a server of its own for each test, and viewers that are gone when it ends. */
export const test = base.extend<Fixtures>({
  token: ['sample-token', {option: true}],
  server: async ({token}, use) => {
    const tracker = await startTracker({tokens: [token]});
    const server = await startSampleServer(tracker.url, token);
    await use(server);
    await server.close();
    await tracker.close();
  },
  view: async ({browser, server}, use, testInfo) => {
    testInfo.annotations.push({type: 'browser', description: browser.version()});
    const viewers: Viewer[] = [];
    await use(async (name) => {
      const viewer = await watch(browser, `${server.origin}/${name}/`);
      viewers.push(viewer);
      return viewer;
    });
    await Promise.all(viewers.map((viewer) => viewer.close()));
  },
  share: async ({view}, use) => {
    await use(async (name, agree) => {
      const arrive = async () => {
        const viewer = await view(name);
        if (!agree) return viewer;
        await expectPlayback(viewer, 1);
        expect(viewer.sockets, 'no tracker is told before the viewer agrees').toEqual([]);
        await agree(viewer.page);
        return viewer;
      };
      const first = await arrive();
      await expectPlayback(first, 1);
      const second = await arrive();
      await expectP2P([first, second]);
      await expectPlayback(second);
      return {first, second};
    });
  },
});

const tested = new Set<string>();

/** Ties a test to the samples whose badges it decides, and to what the badges may claim. */
export function sample(names: string | readonly string[], ...claims: Claim[]) {
  const samples = [names].flat();
  for (const name of samples) {
    if (!sampleCases.some((entry) => entry.name === name)) throw new Error(`There is no sample site/examples/${name}.`);
    tested.add(name);
  }
  return {
    annotation: [
      ...samples.map((name) => ({type: 'sample', description: name})),
      ...claims.map((claim) => ({type: 'claim', description: claim})),
    ],
  };
}

/** Samples that the calling file should cover and does not. */
export const untested = (engine: WebId) =>
  sampleCases.filter((entry) => entry.engine === engine && !tested.has(entry.name)).map(({name}) => name);
