import {expect, it} from 'vitest';
import type {ErrorId} from 'x2-core/errors';
import {options} from 'x2-core/options';
import {optionProblems, type Moment} from './optionProblems.ts';
import type {ProductId} from '../../data/products.ts';

/** A range that apps share with the web. */
const messageSize = options.webRtcMaxMessageSize;

it.each<[ProductId, Record<string, unknown>, Moment, (ErrorId | undefined)[]]>([
  ['hls', {highDemandTimeWindow: 12, simultaneousHttpDownloads: 2}, 'creation', []],
  ['hls', {highDemandWindow: 12}, 'creation', ['X2-1002']],
  ['hls', JSON.parse('{"__proto__": {"a": 1}}'), 'creation', ['X2-1002']],
  ['hls', {liveSyncDurationCount: 6}, 'creation', ['X2-1002']],
  ['hls', {validateP2PSegment: true}, 'creation', ['X2-1003']],
  ['hls', {highDemandTimeWindow: '12'}, 'creation', ['X2-1003']],
  ['hls', {simultaneousHttpDownloads: 99}, 'creation', ['X2-1004']],
  ['hls', {trackerClientVersionPrefix: '-AB1234-'}, 'running', ['X2-1006']],
  ['hls', {highDemandWindow: 12, highDemandTimeWindow: '12', simultaneousHttpDownloads: 2}, 'creation', ['X2-1002', 'X2-1003']],
  ['android', {segmentMemoryStorageLimit: 16}, 'creation', []],
  ['android', {segmentMemoryStorageLimit: 15}, 'creation', ['X2-1004']],
  ['android', {segmentMemoryStorageLimit: 16.5}, 'creation', ['X2-1004']],
  ['android', {segmentMemoryStorageLimit: 2 ** 31 - 1}, 'creation', []],
  ['android', {segmentMemoryStorageLimit: 2 ** 31}, 'creation', ['X2-1004']],
  ['android', {segmentMemoryStorageLimit: '16'}, 'creation', ['X2-1003']],
  ['android', {highDemandTimeWindow: 12.5}, 'running', []],
  ['android', {highDemandTimeWindow: -1}, 'running', ['X2-1004']],
  ['android', {highDemandTimeWindow: Number.NaN}, 'running', ['X2-1004']],
  ['ios', {webRtcMaxMessageSize: messageSize.min}, 'creation', []],
  ['ios', {webRtcMaxMessageSize: messageSize.min - 1}, 'creation', ['X2-1004']],
  ['ios', {webRtcMaxMessageSize: messageSize.max}, 'creation', []],
  ['ios', {webRtcMaxMessageSize: messageSize.max + 1}, 'creation', ['X2-1004']],
  ['ios', {isP2PDisabled: true}, 'running', []],
  ['ios', {isP2PDisabled: 1}, 'running', ['X2-1003']],
  ['windows', {trackerClientVersionPrefix: '-X-'}, 'creation', ['X2-1002']],
  // Not an error of the engine's: the value belongs in the app's own code.
  ['android', {validateP2PSegment: true}, 'creation', [undefined]],
])('%s: %j at %s is %j', (platform, values, moment, errors) => {
  const problems = optionProblems(platform, values, moment);
  expect(problems.map(({errorId}) => errorId)).toEqual(errors);
  for (const {where, message} of problems) {
    expect(Object.keys(values)).toContain(where);
    expect(message).toContain(where);
  }
});

it('proposes the name that was meant', () => {
  expect(optionProblems('android', {highDemandWindow: 3}, 'creation')[0]!.message).toContain('是不是想写 highDemandTimeWindow？');
});
