import {describe, expect, it} from 'vitest';
import {countSetByEngine} from '@x2p2p/test-tools/upstream/countSetByEngine';
import {loadEngine} from '@x2p2p/test-tools/upstream/loadEngine';
import {engineDefaults} from './engineDefaults.ts';
import {segmentZones} from './segmentZones.ts';
import {engineLiveSyncDurationCount} from './startDistance.ts';

const engine = await loadEngine();
const {Core, getSegmentPlaybackStatuses} = engine;

const playlists = [3, 4, 5, 6, 10, 15, 20, 30].flatMap((segmentCount) =>
  [1, 2, 4, 6, 7, 10].map((segmentDuration) => ({segmentCount, segmentDuration})),
);

it('has the defaults of the installed core', () => {
  expect(Core.DEFAULT_STREAM_CONFIG.highDemandTimeWindow).toBe(engineDefaults.highDemandTimeWindow);
  expect(Core.DEFAULT_STREAM_CONFIG.httpNotReceivingBytesTimeoutMs).toBe(engineDefaults.httpTimeout * 1000);
});

describe.each(playlists)('$segmentCount × $segmentDuration s', ({segmentCount, segmentDuration}) => {
  it('aims where the engine tells hls.js to aim', () => {
    expect(engineLiveSyncDurationCount({segmentCount, segmentDuration})).toBe(countSetByEngine(engine, {segmentCount, segmentDuration}));
  });

  it.each([0, 4, 15])('sorts segments as the core does with a window of %i s', (highDemandTimeWindow) => {
    const everyPeerHasIt = {isSegmentLoadingOrLoadedBySomeone: () => true};
    const windows = {...Core.DEFAULT_STREAM_CONFIG, highDemandTimeWindow};
    const ahead = segmentZones({segmentCount, segmentDuration, highDemandTimeWindow}).filter(({zone}) => zone !== 'played');
    for (const {start, end, zone} of ahead) {
      const playback = {position: 1000, rate: 1};
      const segment = {startTime: 1000 + start, endTime: 1000 + end};
      const status = getSegmentPlaybackStatuses(segment, playback, windows, everyPeerHasIt, 100);
      expect(status).toMatchObject({isHighDemand: zone === 'highDemand', isP2PDownloadable: true});
    }
  });
});
