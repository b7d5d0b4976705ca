import type {EngineCore, Integration, Means, OwnLoads} from 'x2-core';
import {PlaylistBook} from './PlaylistBook.ts';
import {requestedSegmentId} from './segmentId.ts';
import {markRequest, type SegmentLoad, type SegmentSource} from './shakaPlugins.ts';
import type {ShakaNamespace, ShakaPlayer, ShakaReference, ShakaRequest, ShakaRequestContext, ShakaStream} from './shakaTypes.ts';
import {StreamRegistrar} from './StreamRegistrar.ts';

const LIVE_DELAY_S = 25;

type NetworkingEngine = NonNullable<ReturnType<ShakaPlayer['getNetworkingEngine']>>;
type RequestFilter = Parameters<NetworkingEngine['registerRequestFilter']>[0];
type ResponseFilter = Parameters<NetworkingEngine['registerResponseFilter']>[0];

/** Brings one player of Shaka's and the core together. */
export class ShakaEngine implements Integration, SegmentSource {
  readonly #shaka: ShakaNamespace;
  readonly #core: EngineCore;
  readonly #ownLoads: OwnLoads;
  readonly #playback: Means['playback'];
  #bound: {readonly player: ShakaPlayer; readonly network: NetworkingEngine | null} | undefined;
  /** Of what is being played; unknown until the player has its source. */
  #registrar: StreamRegistrar | undefined;
  #book = new PlaylistBook();
  #isLivenessTold = false;

  constructor(shaka: ShakaNamespace, {core, ownLoads, playback}: Means) {
    this.#shaka = shaka;
    this.#core = core;
    this.#ownLoads = ownLoads;
    this.#playback = playback;
  }

  bindShakaPlayer(player: ShakaPlayer): void {
    player.configure('manifest.defaultPresentationDelay', LIVE_DELAY_S);
    player.configure('manifest.dash.ignoreSuggestedPresentationDelay', true);
    // Shaka 5 has no such setting, and complains.
    if (/^v?4\./.test(this.#shaka.Player.version)) player.configure('streaming.useNativeHlsOnSafari', false);
    // The engine serves one request per stream at a time: a second one in flight would push out the first.
    player.configure('streaming.segmentPrefetchLimit', 0);
    const network = player.getNetworkingEngine();
    this.#bound = {player, network};
    network?.registerRequestFilter(this.#onRequest);
    network?.registerResponseFilter(this.#onResponse);
    for (const [name, listener] of this.#playerListeners) player.addEventListener(name, listener);
  }

  destroy(): void {
    this.#forgetPresentation();
    this.#playback.follow(undefined);
    if (!this.#bound) return;
    const {player, network} = this.#bound;
    this.#bound = undefined;
    network?.unregisterRequestFilter(this.#onRequest);
    network?.unregisterResponseFilter(this.#onResponse);
    for (const [name, listener] of this.#playerListeners) player.removeEventListener(name, listener);
  }

  load(url: string, request: ShakaRequest, context: ShakaRequestContext | undefined): SegmentLoad | 'unknown' | undefined {
    const registrar = this.#registrar;
    const {stream, segment} = context ?? {};
    // Initialization segments have none, nor have requests by which Shaka finds out what a stream is.
    if (!stream || !segment) return undefined;
    harmlessly(() => registrar?.update(stream));
    const id = requestedSegmentId(url, request.headers['Range']);
    if (!this.#core.hasSegment(id)) return isForSharing(stream, segment) ? 'unknown' : undefined;
    if (!this.#core.isSegmentLoadable(id)) return undefined;
    // A storage of the integrator's is told when it is made, which is with the first segment.
    if (!this.#isLivenessTold) this.#tellLiveness();
    const response = new Promise<{data: ArrayBuffer; bandwidth: number}>((onSuccess, onError) => {
      this.#core.loadSegment(id, {onSuccess, onError}).catch(onError);
    });
    return {
      // Shaka measures the network by this time; nothing is known of it where nothing has been downloaded yet.
      response: response.then(({data, bandwidth}) => ({data, timeMs: bandwidth && (data.byteLength * 8000) / bandwidth})),
      abort: () => this.#core.abortSegmentLoading(id),
    };
  }

  addFallbackBytes(bytes: number): void {
    this.#ownLoads.onFallback(bytes);
  }

  addUnknownBytes(url: string, bytes: number): void {
    this.#ownLoads.onUnknown(url, bytes);
  }

  readonly #onRequest: RequestFilter = (type, request, context) => {
    // Filters are copied into the network of a preload, where destruction does not find them.
    if (this.#bound && type === this.#shaka.net.NetworkingEngine.RequestType.SEGMENT) markRequest(request, {source: this, context});
  };

  readonly #onResponse: ResponseFilter = (type, response, context) => {
    const {RequestType, AdvancedRequestType} = this.#shaka.net.NetworkingEngine;
    if (!this.#bound || type !== RequestType.MANIFEST) return;
    const isHls = context?.type === AdvancedRequestType.MASTER_PLAYLIST;
    const isSource = !this.#registrar && (isHls || context?.type === AdvancedRequestType.MPD);
    if (isSource) {
      this.#registrar = new StreamRegistrar(this.#core, {player: this.#bound.player, book: isHls ? this.#book : undefined});
      this.#core.setManifestResponseUrl(response.uri);
    }
    if (!isHls && context?.type !== AdvancedRequestType.MEDIA_PLAYLIST) return;
    const {originalUri: requested, uri: answered, data} = response;
    harmlessly(() => this.#book.read({text: new TextDecoder().decode(data), requested, answered, isSource}));
  };

  readonly #onLoading = (): void => {
    this.#forgetPresentation();
    // Last, so as to read playlists as Shaka does: as the page's own filters have left them.
    this.#bound?.network?.unregisterResponseFilter(this.#onResponse);
    this.#bound?.network?.registerResponseFilter(this.#onResponse);
  };

  readonly #onLoaded = (): void => {
    this.#tellLiveness();
    this.#playback.follow(this.#bound?.player.getMediaElement() ?? undefined);
  };

  readonly #onUnloading = (): void => {
    this.#forgetPresentation();
    this.#playback.follow(undefined);
  };

  readonly #onVariant = (): void => {
    const active = this.#bound?.player.getVariantTracks().find((track) => track.active);
    if (active) this.#core.setActiveLevelBitrate(active.bandwidth);
  };

  readonly #playerListeners = [
    ['loading', this.#onLoading],
    ['loaded', this.#onLoaded],
    ['unloading', this.#onUnloading],
    ['adaptation', this.#onVariant],
    ['variantchanged', this.#onVariant],
  ] as const;

  #tellLiveness(): void {
    this.#isLivenessTold = true;
    this.#core.setIsLive(this.#bound?.player.isLive() ?? false);
  }

  #forgetPresentation(): void {
    this.#registrar = undefined;
    this.#book = new PlaylistBook();
    this.#isLivenessTold = false;
    this.#core.destroy();
  }
}

/** Parts of low-latency segments, texts and pictures are not. */
const isForSharing = (stream: ShakaStream, segment: ShakaReference): boolean =>
  (stream.type === 'video' || stream.type === 'audio') && !segment.isPartial();

/** A mistake of ours costs P2P, not playback. */
function harmlessly(action: () => void): void {
  try {
    action();
  } catch (error) {
    reportError(error);
  }
}
