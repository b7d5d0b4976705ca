import {browserTests} from '../browserTests.ts';

export default browserTests('search', {expect: {timeout: 10_000}});
