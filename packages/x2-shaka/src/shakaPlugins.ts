import {ShakaP2PEngine as UpstreamShakaEngine} from 'p2p-media-loader-shaka';
import type {ShakaNamespace} from './shakaTypes.ts';

type SchemePlugin = Parameters<ShakaNamespace['net']['NetworkingEngine']['registerScheme']>[1];
type LoadArguments = Parameters<SchemePlugin>;
type Operation = ReturnType<SchemePlugin>;

/** Registers the engine's parsers and loaders, each loader with Shaka's own as its fallback. */
export function registerPlugins(shaka: ShakaNamespace, onFallbackBytes: FallbackListener): void {
  UpstreamShakaEngine.registerPlugins(
    withRegisterScheme(shaka, (scheme, plugin) => {
      shaka.net.NetworkingEngine.registerScheme(scheme, protectedLoader(shaka, plugin, onFallbackBytes));
    }),
  );
}

/** Puts Shaka's own plugins back: the engine underneath would leave the page unable to play anything. */
export function unregisterPlugins(shaka: ShakaNamespace): void {
  UpstreamShakaEngine.unregisterPlugins(shaka);
  const {NetworkingEngine, HttpFetchPlugin, DataUriPlugin} = shaka.net;
  for (const scheme of ['http', 'https']) {
    NetworkingEngine.registerScheme(
      scheme,
      // eslint-disable-next-line @typescript-eslint/unbound-method -- a static function that reads no `this`
      HttpFetchPlugin.parse,
      NetworkingEngine.PluginPriority.PREFERRED,
      true,
    );
  }
  // eslint-disable-next-line @typescript-eslint/unbound-method -- as above
  NetworkingEngine.registerScheme('data', DataUriPlugin.parse);
  const {ManifestParser} = shaka.media;
  ManifestParser.registerParserByMime('application/dash+xml', () => new shaka.dash.DashParser());
  for (const mime of ['application/x-mpegurl', 'application/vnd.apple.mpegurl']) {
    ManifestParser.registerParserByMime(mime, () => new shaka.hls.HlsParser());
  }
}

/** Told how many bytes Shaka's own loader fetched for a request of a player that has an engine. */
type FallbackListener = (request: object, bytes: number) => void;

/** The same namespace, except that `registerScheme` goes elsewhere. */
function withRegisterScheme(shaka: ShakaNamespace, registerScheme: (scheme: string, plugin: SchemePlugin) => void): ShakaNamespace {
  const override = <T extends object>(target: T, values: Partial<Record<keyof T, unknown>>): T =>
    Object.create(target, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, {value}]))) as T;
  const NetworkingEngine = override(shaka.net.NetworkingEngine, {registerScheme});
  return override(shaka, {net: override(shaka.net, {NetworkingEngine})});
}

/**
 * The engine's loader with two protections.
 *
 * When the engine gives up on a segment, Shaka's own loader takes over, and its errors are ones that Shaka's retry
 * logic understands. So P2P never makes a player give up earlier than it would have alone. The engine also gives up
 * on a request when the next one arrives before it is done, or when it is destroyed; it then says "aborted", and Shaka,
 * who did not abort anything, would wait for that segment for ever.
 *
 * The player gets a copy of the bytes, because response filters may change them in place, and the engine passes its
 * own on to other viewers.
 */
function protectedLoader(shaka: ShakaNamespace, plugin: SchemePlugin, onFallbackBytes: FallbackListener): SchemePlugin {
  return (...args: LoadArguments) => {
    const [, request, requestType] = args;
    const isSegment = requestType === shaka.net.NetworkingEngine.RequestType.SEGMENT;
    let active: Operation = plugin(...args);
    let isAborted = false;

    const loadOverHttp = async (error: unknown) => {
      const isShakasOwn = error instanceof shaka.util.Error && error.code !== shaka.util.Error.Code.OPERATION_ABORTED;
      if (!isSegment || isAborted || isShakasOwn) throw error;
      active = shaka.net.HttpFetchPlugin.parse(...args) as Operation;
      const response = await active.promise;
      onFallbackBytes(request, response.data.byteLength);
      return response;
    };
    const load = async () => {
      const response = await active.promise.catch(loadOverHttp);
      return isSegment && response.data instanceof ArrayBuffer ? {...response, data: response.data.slice(0)} : response;
    };
    return new shaka.util.AbortableOperation(load(), () => {
      isAborted = true;
      return active.abort();
    });
  };
}
