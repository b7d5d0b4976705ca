import {browserTests, peersMeet} from '../browserTests.ts';

/** The engines in real Chromium: every way that P2P can fail, with the bytes compared to the origin's. */
export default browserTests('engine', {
  flags: [
    ...peersMeet,
    // Every page counts as in view, so that none of the viewers of a test has its timers slowed down.
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
    '--disable-background-timer-throttling',
  ],
});
