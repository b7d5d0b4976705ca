import {FetchLoader, type LoaderCallbacks, type LoaderConfiguration, type LoaderContext} from 'hls.js';
import {LAB_STREAM, livePlaylist} from '../liveWindow.ts';

const LIVE_MEDIA_PLAYLIST = /\/\d+p\/live\.m3u8$/;

/**
 * hls.js's loader, except that the live media playlist is made here instead of on a server.
 * The engine overrides `pLoader` and `fLoader` but keeps `loader` underneath, so this is the place.
 */
export class PlaylistLoader extends FetchLoader {
  override load(context: LoaderContext, config: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>): void {
    if (!LIVE_MEDIA_PLAYLIST.test(context.url)) return super.load(context, config, callbacks);
    this.context = context;
    const {stats} = this;
    const data = livePlaylist(LAB_STREAM, Date.now());
    const now = performance.now();
    stats.loading = {start: now, first: now, end: now};
    stats.loaded = data.length;
    stats.total = data.length;
    queueMicrotask(() => {
      if (!stats.aborted) callbacks.onSuccess({url: context.url, data, code: 200}, stats, context, null);
    });
  }
}
