import type {LoaderCallbacks, LoaderConfiguration, LoaderResponse, PlaylistLoaderConstructor, PlaylistLoaderContext} from 'hls.js';

/** A playlist loader whose answers pass through `change` before the player sees them. */
export function onPlaylist(
  Loader: PlaylistLoaderConstructor,
  change: (response: LoaderResponse, context: PlaylistLoaderContext) => LoaderResponse,
): PlaylistLoaderConstructor {
  return class ChangingPlaylistLoader extends Loader {
    override load(context: PlaylistLoaderContext, config: LoaderConfiguration, callbacks: LoaderCallbacks<PlaylistLoaderContext>) {
      super.load(context, config, {
        ...callbacks,
        onSuccess: (response, ...rest) => callbacks.onSuccess(change(response, context), ...rest),
      });
    }
  };
}
