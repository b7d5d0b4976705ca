import {expect, test} from 'vitest';
import {loadCore} from '@x2p2p/test-tools/upstream/loadCore';
import {segment, settled, startEngine} from '@x2p2p/test-tools/upstream/startEngine';
import {wholeAsBundled} from '../asBundled.mjs';

test('each swarm that an engine joins makes itself known to it', async () => {
  const {core, swarms, load} = startEngine(await loadCore(...wholeAsBundled()));
  load(segment(0, 'low'));
  await settled();
  expect(swarms).toHaveLength(1);
  load(segment(0, 'high'));
  await settled();
  expect(swarms).toHaveLength(2);
  core.destroy();
});
