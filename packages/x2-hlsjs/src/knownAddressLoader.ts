import type {PlaylistLoaderConstructor} from 'hls.js';
import {onPlaylist} from './onPlaylist.ts';

/**
 * A playlist loader that reports playlists by the address under which the engine knows them: the pinned engine looks a playlist
 * up by its exact address, and would otherwise learn of none of its segments, or of none that is added after the start.
 *
 * Browsers report addresses in their own spelling, which differs where a master playlist writes Chinese characters, spaces,
 * capitals in a host name or a `#`. And for playlists with `CAN-BLOCK-RELOAD` or `CAN-SKIP-UNTIL`, hls.js adds `_HLS_msn` and the
 * like to the address from the first reload on. These parameters tell the server when to answer and what to leave out; relative
 * addresses resolve as before. Reloads of hls.js before 1.6, which does not say what it reloads, are left alone, and so are
 * redirected answers: their content is relative to another address.
 */
export function knownAddressLoader(Loader: PlaylistLoaderConstructor): PlaylistLoaderConstructor {
  return onPlaylist(Loader, (response, {type, url, deliveryDirectives, levelOrTrack}) => {
    // The source itself is known to the engine by the address that answered.
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
    // Only a loader of the integrator's can report a relative address.
    return false;
  }
}
