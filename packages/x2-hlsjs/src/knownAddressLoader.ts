import type {PlaylistLoaderConstructor} from 'hls.js';
import {onPlaylist} from './onPlaylist.ts';

/**
 * A playlist loader that reports playlists by the address under which the engine knows them.
 *
 * For playlists with `CAN-BLOCK-RELOAD` or `CAN-SKIP-UNTIL`, hls.js puts `_HLS_msn` and the like into the address from the first
 * reload on. The pinned engine finds a playlist by its exact address, so it would hear of no segment that is added after the start.
 * The parameters tell the server when to answer and what to leave out; what is relative to the address stays as it is. hls.js
 * before 1.6 does not tell what it loads, and redirected answers are left alone: what they hold is relative to another address.
 */
export function knownAddressLoader(Loader: PlaylistLoaderConstructor): PlaylistLoaderConstructor {
  return onPlaylist(Loader, (response, {url, deliveryDirectives, levelOrTrack}) => {
    const known = [levelOrTrack?.url].flat()[0];
    return deliveryDirectives && known && response.url === url ? {...response, url: known} : response;
  });
}
