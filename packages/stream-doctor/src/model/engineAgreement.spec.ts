import {describe, expect, it} from 'vitest';
import {engineDefaults, engineLiveSyncDurationCount} from 'stream-doctor/model';
import {loadEngine} from '../../../tests/upstream/loadEngine.ts';
import {liveSyncCount} from '../../../packages/x2-hlsjs/src/liveStartLoader.ts';
import {segmentZones} from './segmentZones.ts';

const {Core, HlsJsP2PEngine, getSegmentPlaybackStatuses} = await loadEngine();

const playlists = [3, 4, 5, 6, 10, 15, 20, 30].flatMap((segmentCount) =>
  [1, 2, 4, 6, 7, 10].map((segmentDuration) => ({segmentCount, segmentDuration})),
);

it('has the defaults of the installed core', () => {
  expect(Core.DEFAULT_STREAM_CONFIG.highDemandTimeWindow).toBe(engineDefaults.highDemandTimeWindow);
  expect(Core.DEFAULT_STREAM_CONFIG.httpNotReceivingBytesTimeoutMs).toBe(engineDefaults.httpTimeout * 1000);
});

describe.each(playlists)('$segmentCount × $segmentDuration s', ({segmentCount, segmentDuration}) => {
  it('aims where the engine tells hls.js to aim', () => {
    expect(engineLiveSyncDurationCount({segmentCount, segmentDuration})).toBe(countSetByEngine(segmentCount, segmentDuration));
  });

  it('starts, in our package, where the engine would', () => {
    const playlist = `#EXTM3U\n#EXT-X-TARGETDURATION:${segmentDuration}\n${`#EXTINF:${segmentDuration},\na.ts\n`.repeat(segmentCount)}`;
    expect(liveSyncCount(playlist) ?? 3).toBe(countSetByEngine(segmentCount, segmentDuration));
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

/** Shows the real engine a live playlist through a stand-in for hls.js, and returns what it wrote into the player's config. */
function countSetByEngine(segmentCount: number, segmentDuration: number): number {
  const handlers = new Map<string, (event: string, data: object) => void>();
  const hls = {
    config: {liveSyncDurationCount: 3, loader: class {}},
    userConfig: {},
    media: null,
    on: (event: string, handler: (event: string, data: object) => void) => handlers.set(event, handler),
    off: () => undefined,
  };
  const engine = new HlsJsP2PEngine();
  engine.bindHls(hls);
  const {pLoader} = engine.getConfigForHlsJs();
  new pLoader(hls.config);
  const fragments = Array.from({length: segmentCount}, () => ({type: 'main'}));
  handlers.get('hlsLevelUpdated')!('hlsLevelUpdated', {details: {live: true, targetduration: segmentDuration, url: '', fragments}});
  return hls.config.liveSyncDurationCount;
}
