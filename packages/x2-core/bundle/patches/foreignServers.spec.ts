import {expect, test} from 'vitest';
import {coreText} from '@x2p2p/test-tools/upstream/loadCore';
import {wholeAsBundled} from '../asBundled.mjs';

test('the engine carries no address of a server', async () => {
  const text = await coreText(...wholeAsBundled());
  expect(text).toContain('announceTrackers: []');
  expect(text.match(/\b(?:wss?|stuns?|turns?):[^\s"'`]+/g)).toBeNull();
});
