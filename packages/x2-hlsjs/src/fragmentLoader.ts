import type {
  FragmentLoaderConstructor,
  FragmentLoaderContext,
  HlsConfig,
  Loader,
  LoaderCallbacks,
  LoaderConfiguration,
  LoaderStats,
} from 'hls.js';
import type {SegmentResponse} from 'p2p-media-loader-core';
import type {EngineCore, OwnLoads} from 'x2-core';
import {segmentIdOf} from 'x2-core/identity';

type Callbacks = LoaderCallbacks<FragmentLoaderContext>;

/** A request that the core answers at once would have taken no time: hls.js divides by it. */
const LATENCY_MS = 10;

/**
 * Loaders that get segments from the core where it knows them, and from the player's own loader where not.
 *
 * When the core gives up on a segment, the player's own loader takes over, with the player's retries and the real
 * status code. So P2P never makes a player give up earlier than it would have alone.
 *
 * The player gets a copy of the bytes. hls.js transfers what it gets to its worker, which would empty the very buffer
 * that the core keeps for other viewers.
 */
export function fragmentLoader(core: EngineCore, {onFallback, onUnknown}: OwnLoads): FragmentLoaderConstructor {
  return class FragmentLoader implements Loader<FragmentLoaderContext> {
    context: FragmentLoaderContext | null = null;
    readonly stats = untouchedStats();
    readonly #config: HlsConfig;
    /** The player's own loader, once it is in use. */
    #own?: Loader<FragmentLoaderContext>;
    /** The segment that the core is asked for, until it answers or is not wanted any more. */
    #awaited?: string;
    #callbacks?: Callbacks;

    constructor(config: HlsConfig) {
      this.#config = config;
    }

    load(context: FragmentLoaderContext, config: LoaderConfiguration, callbacks: Callbacks) {
      this.context = context;
      this.#callbacks = callbacks;
      const {url, rangeStart, rangeEnd} = context;
      const isRange = rangeStart !== undefined && rangeEnd !== undefined && rangeStart < rangeEnd;
      const id = segmentIdOf(url, isRange ? {start: rangeStart, end: rangeEnd - 1} : undefined);
      if (!core.isSegmentLoadable(id)) {
        const {frag, part} = context;
        // Parts and initialization segments are not for sharing, and where P2P is switched off nothing is.
        const isUnknown = !core.hasSegment(id) && typeof frag.sn === 'number' && !part;
        this.#loadItself(context, config, callbacks, isUnknown ? (count) => onUnknown(url, count) : undefined);
        return;
      }
      this.#awaited = id;
      core
        .loadSegment(id, {
          onSuccess: (response) => {
            if (this.#awaited !== id) return;
            this.#awaited = undefined;
            this.#succeed(response, context, callbacks);
          },
          onError: () => this.#giveUp(id, context, config, callbacks),
        })
        .catch(() => this.#giveUp(id, context, config, callbacks));
    }

    abort() {
      if (this.#own) {
        this.#own.abort();
        return;
      }
      this.#cancel();
      if (this.context) this.#callbacks?.onAbort?.(this.stats, this.context, null);
    }

    destroy() {
      // The core would abort a request that it no longer serves, and the load would be marked as aborted in the shared
      // statistics: hls.js then does not use it to estimate the bandwidth.
      if (this.#own) this.#own.destroy();
      else this.#cancel();
      this.#callbacks = undefined;
    }

    getResponseHeader(name: string): string | null {
      return this.#own?.getResponseHeader?.(name) ?? null;
    }

    #cancel() {
      const id = this.#awaited;
      if (id === undefined) return;
      this.#awaited = undefined;
      this.stats.aborted = true;
      core.abortSegmentLoading(id);
    }

    #succeed({data, bandwidth}: SegmentResponse, context: FragmentLoaderContext, callbacks: Callbacks) {
      const {stats} = this;
      const end = performance.now();
      // Right after a change of quality nothing has been measured yet.
      const first = end - (bandwidth && (data.byteLength * 8000) / bandwidth);
      stats.loading = {start: first - LATENCY_MS, first, end};
      stats.total = stats.loaded = data.byteLength;
      callbacks.onProgress?.(stats, context, data.slice(0), null);
      callbacks.onSuccess({url: context.url, data: data.slice(0)}, stats, context, null);
    }

    #giveUp(id: string, context: FragmentLoaderContext, config: LoaderConfiguration, callbacks: Callbacks) {
      if (this.#awaited !== id) return;
      this.#awaited = undefined;
      this.#loadItself(context, config, callbacks, onFallback);
    }

    #loadItself(
      context: FragmentLoaderContext,
      config: LoaderConfiguration,
      callbacks: Callbacks,
      onBytes: ((count: number) => void) | undefined,
    ) {
      this.#own = new this.#config.loader(this.#config) as Loader<FragmentLoaderContext>;
      // hls.js watches these from the beginning; now the progress is real.
      this.stats.total = this.stats.loaded = 0;
      this.#own.stats = this.stats;
      this.#own.load(context, config, {
        ...callbacks,
        onSuccess: (response, ...rest) => {
          if (response.data instanceof ArrayBuffer) onBytes?.(response.data.byteLength);
          callbacks.onSuccess(response, ...rest);
        },
      });
    }
  };
}

/** One byte of one is there: hls.js judges by its progress whether to give a request up, and the core reports none. */
const untouchedStats = (): LoaderStats => ({
  aborted: false,
  chunkCount: 0,
  loading: {start: 0, first: 0, end: 0},
  buffering: {start: 0, first: 0, end: 0},
  parsing: {start: 0, end: 0},
  total: 1,
  loaded: 1,
  bwEstimate: 0,
  retry: 0,
});
