import {peersMeet} from '../browserPath.ts';
import {browserTests} from '../browserTests.ts';

/** The engines in real Chromium: every way that P2P can fail, with the bytes compared to the origin's. */
export default browserTests('engine', {flags: peersMeet});
