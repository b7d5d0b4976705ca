import {browserTests} from '../browserTests.ts';

/** The calculators, the check-up and the configuration builder. One worker: the laboratory's figures are also figures about load. */
export default browserTests('tools-more', {fullyParallel: false, workers: 1, timeout: 90_000, use: {permissions: ['clipboard-write']}});
