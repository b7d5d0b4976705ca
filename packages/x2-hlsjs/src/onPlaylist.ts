import type {LoaderCallbacks, LoaderConfiguration, LoaderResponse, PlaylistLoaderConstructor, PlaylistLoaderContext} from 'hls.js';

/** A playlist loader of which each answer passes through `change` before the player sees it. */
export function onPlaylist(
  Loader: PlaylistLoaderConstructor,
  change: (response: LoaderResponse, context: PlaylistLoaderContext) => LoaderResponse,
): PlaylistLoaderConstructor {
  return class ChangingPlaylistLoader extends Loader {
    override load(context: PlaylistLoaderContext, config: LoaderConfiguration, callbacks: LoaderCallbacks<PlaylistLoaderContext>) {
      super.load(context, config, {...callbacks, onSuccess: (response, ...rest) => callbacks.onSuccess(change(response, context), ...rest)});
    }
  };
}
