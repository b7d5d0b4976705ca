import {browserTests} from '../browserTests.ts';

/** The tools. */
export default browserTests('tools', {timeout: 90_000, use: {permissions: ['clipboard-write']}});
