import type {PlaylistLoaderConstructor} from 'hls.js';
import {onPlaylist} from './onPlaylist.ts';

/**
 * A playlist loader that reports playlists by the address under which the engine knows them: the pinned engine finds a playlist
 * by its exact address, and would otherwise hear of none of its segments, or of none that is added after the start.
 *
 * Browsers tell addresses in their own spelling. Where a master playlist writes Chinese characters, spaces, capitals in a host
 * name or a `#`, that is another one. And for playlists with `CAN-BLOCK-RELOAD` or `CAN-SKIP-UNTIL`, hls.js puts `_HLS_msn` and the
 * like into the address from the first reload on. These parameters tell the server when to answer and what to leave out; what is
 * relative to the address stays as it is. hls.js before 1.6 does not tell what it reloads, and redirected answers are left alone:
 * what they hold is relative to another address.
 */
export function knownAddressLoader(Loader: PlaylistLoaderConstructor): PlaylistLoaderConstructor {
  return onPlaylist(Loader, (response, {type, url, deliveryDirectives, levelOrTrack}) => {
    // What the player was told to load is known by the address that answers.
    if (type === 'manifest') return response;
    const known = deliveryDirectives ? [levelOrTrack?.url].flat()[0] : url;
    return known && isSpellingOf(response.url, url) ? {...response, url: known} : response;
  });
}

function isSpellingOf(answeredBy: string, url: string): boolean {
  try {
    const {href, hash} = new URL(url);
    return [url, href.slice(0, href.length - hash.length)].includes(answeredBy);
  } catch {
    // A relative address can only come from a loader of the integrator's.
    return false;
  }
}
