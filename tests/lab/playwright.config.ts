import {browserTests} from '../browserTests.ts';

/** The laboratory in real Chromium. Most of its tests wait for segments of two seconds, so two runs side by side do not starve each other. */
export default browserTests('lab', {timeout: 150_000});
