import type {FragmentLoaderConstructor, FragmentLoaderContext, HlsConfig, Loader, LoaderCallbacks, LoaderConfiguration} from 'hls.js';

type Callbacks = LoaderCallbacks<FragmentLoaderContext>;

/**
 * The engine's fragment loader with two protections.
 *
 * When the engine gives up on a segment, the player's own loader takes over, with the player's retries and the real
 * status code. So P2P never makes a player give up earlier than it would have alone.
 *
 * The player gets a copy of the bytes. hls.js transfers what it gets to its worker, which would empty the very buffer
 * that the engine keeps for other viewers.
 */
export function protectedLoader(
  EngineLoader: FragmentLoaderConstructor,
  onFallbackBytes: (count: number) => void,
): FragmentLoaderConstructor {
  return class ProtectedFragmentLoader extends EngineLoader {
    readonly #config: HlsConfig;
    #fallback?: Loader<FragmentLoaderContext>;

    constructor(config: HlsConfig) {
      super(config);
      this.#config = config;
    }

    override load(context: FragmentLoaderContext, config: LoaderConfiguration, callbacks: Callbacks) {
      super.load(context, config, {
        ...callbacks,
        onSuccess: (response, ...rest) => callbacks.onSuccess({...response, data: copyOf(response.data)}, ...rest),
        ...(callbacks.onProgress && {
          onProgress: (stats, loadedContext, data, details) => callbacks.onProgress?.(stats, loadedContext, copyOf(data), details),
        }),
        onError: (error, failedContext, details, stats) => {
          // A start time means that the player's loader was used from the start, and that the error is its own.
          const wasPlayersLoader = this.stats.loading.start !== 0;
          if (wasPlayersLoader || this.stats.aborted) callbacks.onError(error, failedContext, details, stats);
          else this.#loadOverHttp(context, config, callbacks);
        },
      });
    }

    override abort() {
      if (this.#fallback) this.#fallback.abort();
      else super.abort();
    }

    override destroy() {
      // The engine's loader would abort a request that it no longer serves, and mark the load as aborted in the shared
      // statistics: hls.js then does not use it to estimate the bandwidth.
      if (this.#fallback) this.#fallback.destroy();
      else super.destroy();
    }

    #loadOverHttp(context: FragmentLoaderContext, config: LoaderConfiguration, callbacks: Callbacks) {
      this.#fallback = new this.#config.loader(this.#config) as Loader<FragmentLoaderContext>;
      this.#fallback.stats = this.stats;
      this.#fallback.load(context, config, {
        ...callbacks,
        onSuccess: (response, ...rest) => {
          if (response.data instanceof ArrayBuffer) onFallbackBytes(response.data.byteLength);
          callbacks.onSuccess(response, ...rest);
        },
      });
    }
  };
}

const copyOf = <T>(data: T): T => (data instanceof ArrayBuffer ? (data.slice(0) as T) : data);
