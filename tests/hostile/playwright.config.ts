import {browserTests} from '../browserTests.ts';

// A page may change its address two hundred times in ten seconds; a table of cases does so faster.
export default browserTests('hostile', {timeout: 120_000, flags: ['--disable-ipc-flooding-protection']});
