import {test as base} from '@playwright/test';
import {startTracker, type RunningTracker} from '@x2p2p/tracker';
import {startOrigin, type Origin} from './originServer.ts';
import {Viewer, type ViewerOptions} from './viewers.ts';

export const TOKEN = 'test-token';

type Fixtures = {
  origin: Origin;
  tracker: RunningTracker;
  /** Opens a viewer of this test's origin; `withTracker` gives it the address and a good token. */
  open(options?: ViewerOptions & {withTracker?: boolean}): Promise<Viewer>;
};

export const test = base.extend<Fixtures>({
  origin: async ({}, use) => {
    const origin = await startOrigin();
    await use(origin);
    await origin.close();
  },
  tracker: async ({}, use) => {
    const tracker = await startTracker({tokens: [TOKEN]});
    await use(tracker);
    await tracker.close();
  },
  open: async ({browser, origin, tracker}, use) => {
    const viewers: Viewer[] = [];
    await use(async ({withTracker = false, core, ...options} = {}) => {
      const settings = withTracker ? {token: TOKEN, core: {announceTrackers: [tracker.url], ...core}} : {core};
      const viewer = await Viewer.open(browser, origin, {...settings, ...options});
      viewers.push(viewer);
      return viewer;
    });
    await Promise.all(viewers.map(({page}) => page.context().close()));
  },
});

export {expect} from '@playwright/test';
