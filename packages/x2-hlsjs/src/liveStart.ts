import type Hls from 'hls.js';
import type {LoaderResponse, PlaylistLoaderContext} from 'hls.js';

/** It never asks for more than two minutes behind the live edge. */
const MAX_LIVE_SYNC_SECONDS = 120;

/** Shorter playlists are left to the player. */
const MIN_SEGMENTS = 5;

/**
 * Moves the start of a live stream back before the player chooses where to start.
 *
 * p2p-media-loader does this when it hears of the parsed playlist. Since hls.js 1.6 the player has often chosen by then
 * (10 × 4 s on hls.js 1.7.4: 12 s behind the edge in six page loads of ten, which leaves nothing for P2P, 36 s in four).
 * Here the same rule is applied to the text of the playlist, which the player has not seen yet.
 */
export class LiveStart {
  /** The player's own `liveSyncDurationCount`, while ours replaces it. */
  #own: number | undefined;

  onAnswer(player: Hls | undefined, {data}: LoaderResponse, {type}: PlaylistLoaderContext): void {
    if (!player) return;
    // Another source starts afresh: a count that suits a long list would start a short one where segments are about to expire.
    if (type === 'manifest' && this.#own !== undefined) {
      player.config.liveSyncDurationCount = this.#own;
      this.#own = undefined;
    }
    const isMain = type === 'manifest' || type === 'level';
    const count = isMain && typeof data === 'string' ? liveSyncCount(data) : undefined;
    if (count === undefined || player.userConfig.liveSyncDuration || player.userConfig.liveSyncDurationCount) return;
    this.#own ??= player.config.liveSyncDurationCount;
    player.config.liveSyncDurationCount = count;
  }
}

/** How many segments behind the edge the engine wants to start; undefined when the playlist is short, on demand, or not a media playlist. */
export function liveSyncCount(playlist: string): number | undefined {
  const segments = playlist.match(/^#EXTINF:/gm)?.length ?? 0;
  const targetDuration = Number(/^#EXT-X-TARGETDURATION:\s*(\d+)/m.exec(playlist)?.[1]);
  const isOver = /^#EXT-X-ENDLIST/m.test(playlist) || /^#EXT-X-PLAYLIST-TYPE:\s*VOD/m.test(playlist);
  if (segments < MIN_SEGMENTS || !(targetDuration > 0) || isOver) return undefined;
  return Math.min(segments - 1, Math.floor(MAX_LIVE_SYNC_SECONDS / targetDuration));
}
