import {expect, test} from 'vitest';
import packageJson from '../package.json' with {type: 'json'};
import {isInRange} from './nodeVersion.ts';

const {node} = packageJson.engines;

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.21.0', '26.0.0'])('Node %s will do', (version) => {
  expect(isInRange(version, node)).toBe(true);
});

test.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0', '9.0.0'])('Node %s will not', (version) => {
  expect(isInRange(version, node)).toBe(false);
});

test('the Node that runs this test will do', () => {
  expect(isInRange(process.versions.node, node)).toBe(true);
});
