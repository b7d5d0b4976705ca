import type {
  HlsConfig,
  Loader,
  LoaderCallbacks,
  LoaderConfiguration,
  LoaderResponse,
  LoaderStats,
  PlaylistLoaderConstructor,
  PlaylistLoaderContext,
} from 'hls.js';

/** The player's own loader for playlists. `onSource` is called before the first, `onAnswer` before the player sees an answer. */
export function playlistLoader(
  onSource: () => void,
  onAnswer: (response: LoaderResponse, context: PlaylistLoaderContext) => void,
): PlaylistLoaderConstructor {
  return class PlaylistLoader implements Loader<PlaylistLoaderContext> {
    context: PlaylistLoaderContext | null = null;
    readonly stats: LoaderStats;
    readonly #own: Loader<PlaylistLoaderContext>;

    constructor(config: HlsConfig) {
      this.#own = new config.loader(config) as Loader<PlaylistLoaderContext>;
      this.stats = this.#own.stats;
      onSource();
    }

    load(context: PlaylistLoaderContext, config: LoaderConfiguration, callbacks: LoaderCallbacks<PlaylistLoaderContext>) {
      this.context = context;
      this.#own.load(context, config, {
        ...callbacks,
        onSuccess: (response, ...rest) => {
          onAnswer(response, context);
          callbacks.onSuccess(response, ...rest);
        },
      });
    }

    abort() {
      this.#own.abort();
    }

    destroy() {
      this.#own.destroy();
    }

    getCacheAge(): number | null {
      return this.#own.getCacheAge?.() ?? null;
    }

    getResponseHeader(name: string): string | null {
      return this.#own.getResponseHeader?.(name) ?? null;
    }
  };
}
