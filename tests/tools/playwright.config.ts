import {browserTests} from '../browserTests.ts';

export default browserTests('tools');
