import {browserTests} from '../browserTests.ts';

export default browserTests('hostile', {timeout: 120_000});
