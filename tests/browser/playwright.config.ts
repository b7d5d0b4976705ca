import {browserTests} from '../browserTests.ts';

export default browserTests('browser', {expect: {timeout: 10_000}});
