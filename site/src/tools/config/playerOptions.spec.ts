import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {optionNames} from 'x2-core/options';
import {playerOptions} from './playerOptions.ts';

const require = createRequire(import.meta.url);

it('names only what hls.js knows', () => {
  const {DefaultConfig} = require('hls.js') as {DefaultConfig: object};
  expect(playerOptions.hls.names.filter((name) => !(name in DefaultConfig))).toEqual([]);
});

it('names only what Shaka Player knows', () => {
  const types = readFileSync(require.resolve('shaka-player/dist/shaka-player.compiled.d.ts'), 'utf8');
  const configuration = /type PlayerConfiguration = .+/.exec(types)![0];
  expect(playerOptions.shaka.names.filter((name) => !new RegExp(`\\b${name}\\s*:`).test(configuration))).toEqual([]);
});

it('names nothing of the engine', () => {
  const names = Object.values(playerOptions).flatMap((player) => player.names);
  expect(names.filter((name) => (optionNames as readonly string[]).includes(name))).toEqual([]);
});
