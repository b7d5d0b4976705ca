import {peersMeet} from '../browserPath.ts';
import {browserTests} from '../browserTests.ts';

/**
 * Runs every web sample of site/examples in Chromium. `RECORD=1` also writes site/src/data/verified.json.
 * The test bench is tried on the site at BASE_URL.
 */
export default browserTests('samples', {
  timeout: 90_000,
  // They wait for segments of two seconds most of the time: two at a time left half of two cores idle.
  workers: 4,
  reporter: [['list'], ['./verifiedReporter.ts']],
  flags: [
    ...peersMeet,
    // The samples' STUN server has a reserved name: fail at once instead of waiting for a resolver.
    '--host-resolver-rules=MAP *.x2p2p.example ~NOTFOUND',
  ],
});
