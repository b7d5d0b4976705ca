import {expect, it} from 'vitest';
import {naming} from './sdkChoice.ts';

it.each([
  ['https://x2p2p.example/docs/intro', 'ios', 'https://x2p2p.example/docs/intro?sdk=ios'],
  ['https://x2p2p.example/docs/intro?a=1&sdk=hls#next', 'ios', 'https://x2p2p.example/docs/intro?a=1&sdk=ios#next'],
  ['https://x2p2p.example/docs/intro?sdk=x&sdk=y', 'ios', 'https://x2p2p.example/docs/intro?sdk=ios'],
  ['https://x2p2p.example/docs/intro?sdk=ios#next', undefined, 'https://x2p2p.example/docs/intro#next'],
])('%s, naming %s', (address, sdk, expected) => expect(naming(sdk, address)).toBe(expected));
