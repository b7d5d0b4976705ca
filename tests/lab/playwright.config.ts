import {browserTests} from '../browserTests.ts';

/** The laboratory in real Chromium. One worker: the figures under test are also figures about the machine's load. */
export default browserTests('lab', {fullyParallel: false, workers: 1, timeout: 150_000});
