import {browserTests} from '../browserTests.ts';

// The built site through the real nginx with the policy on, which a stand-in server would only imitate: its tests know its address.
export default browserTests('deploy-browser', {globalSetup: './startSite.ts', timeout: 120_000, use: {baseURL: undefined}});
