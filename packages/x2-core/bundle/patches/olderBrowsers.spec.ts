import {afterEach, beforeEach, expect, test} from 'vitest';
import {loadCore} from '@x2p2p/test-tools/upstream/loadCore';
import {segment, settled, startEngine} from '@x2p2p/test-tools/upstream/startEngine';
import {wholeAsBundled} from '../asBundled.mjs';

const {prototype} = Uint8Array as {prototype: {toHex?: unknown}};
const {toHex} = prototype;

beforeEach(() => {
  delete prototype.toHex;
});

afterEach(() => {
  if (toHex) prototype.toHex = toHex;
});

test('a browser that cannot write hexadecimal digits by itself joins the swarm', async () => {
  const {core, swarms, load, urls} = startEngine(await loadCore(...wholeAsBundled()));
  const came = load(segment(0));
  await settled();
  expect(came).toEqual({});
  expect(swarms).toHaveLength(1);
  expect(urls).toContain(segment(0));
  core.destroy();
});
