import type {WebId} from '../../data/products.ts';

type Player = {readonly label: string; readonly place: string; readonly names: readonly string[]};

/** Options of the players themselves that readers write among those of the engine. A test asks the players whether they know them. */
export const playerOptions: Readonly<Record<WebId, Player>> = {
  hls: {
    label: 'hls.js',
    place: '写在 new HlsWithP2P({…}) 里，与 p2p 并列',
    names: [
      'liveSyncDurationCount',
      'liveSyncDuration',
      'liveMaxLatencyDurationCount',
      'liveMaxLatencyDuration',
      'lowLatencyMode',
      'maxBufferLength',
      'maxMaxBufferLength',
      'maxBufferSize',
      'backBufferLength',
      'startLevel',
      'capLevelToPlayerSize',
      'fragLoadPolicy',
      'playlistLoadPolicy',
      'xhrSetup',
      'debug',
    ],
  },
  shaka: {
    label: 'Shaka Player',
    place: '写在 player.configure({…}) 里',
    names: ['streaming', 'manifest', 'drm', 'abr', 'networking', 'mediaSource'],
  },
};

/** Where an option of the player's belongs. */
export function playerOptionPlace(player: WebId, name: string): string {
  const {label, place} = playerOptions[player];
  return `${label} 自己的选项，${place}${name === 'xhrSetup' ? '；它管不到走引擎的切片，那里的请求头用 httpRequestSetup' : ''}`;
}

/** What to do with an option that belongs to the player; undefined for every other name. */
export const playerOptionAdvice = (player: WebId, name: string): string | undefined =>
  playerOptions[player].names.includes(name) ? `${name} 是 ${playerOptionPlace(player, name)}` : undefined;
