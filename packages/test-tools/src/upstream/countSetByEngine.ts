import type {Engine} from './loadEngine.ts';

type Playlist = {readonly segmentCount: number; readonly segmentDuration: number};

/** Shows the real engine a live playlist through a stand-in for hls.js, and returns what it wrote into the player's config. */
export function countSetByEngine({HlsJsP2PEngine}: Pick<Engine, 'HlsJsP2PEngine'>, {segmentCount, segmentDuration}: Playlist): number {
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
