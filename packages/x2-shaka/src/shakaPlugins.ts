import type {ShakaNamespace, ShakaRequest, ShakaRequestContext} from './shakaTypes.ts';

type SchemePlugin = Parameters<ShakaNamespace['net']['NetworkingEngine']['registerScheme']>[1];
type Operation = ReturnType<SchemePlugin>;
type Response = Awaited<Operation['promise']>;

/** Where segments of a player come from: its engine. */
export type SegmentSource = {
  /** Undefined where the segment is none of the engine's, or P2P is switched off; `unknown` where it should be the engine's, but no list has it. */
  load(url: string, request: ShakaRequest, context: ShakaRequestContext | undefined): SegmentLoad | 'unknown' | undefined;
  /** Told how many bytes Shaka's own loader fetched of a segment that is unknown. */
  addUnknownBytes(url: string, bytes: number): void;
  /** Told how many bytes Shaka's own loader fetched of what the engine had given up. */
  addFallbackBytes(bytes: number): void;
};

export type SegmentLoad = {
  readonly response: Promise<{readonly data: ArrayBuffer; readonly timeMs: number}>;
  abort(): void;
};

type Mark = {readonly source: SegmentSource; readonly context: ShakaRequestContext | undefined};

/** Shaka's plugins serve every player of the page and are given nothing but the request, so that the request tells whose it is. */
const marks = new WeakMap<ShakaRequest, Mark>();

export function markRequest(request: ShakaRequest, mark: Mark): void {
  marks.set(request, mark);
}

const SCHEMES = ['http', 'https'];

/** Registers the loader of engines, with Shaka's own for everything that no engine serves. */
export function registerPlugins(shaka: ShakaNamespace): void {
  const plugin: SchemePlugin = (...args) => {
    const [url, request] = args;
    const overHttp = () => shaka.net.HttpFetchPlugin.parse(...args) as Operation;
    const mark = marks.get(request);
    const load = mark?.source.load(url, request, mark.context);
    if (mark && load === 'unknown') return counted(overHttp(), (bytes) => mark.source.addUnknownBytes(url, bytes));
    return mark && load && load !== 'unknown' ? protectedLoad(shaka, mark.source, load, {url, request, overHttp}) : overHttp();
  };
  for (const scheme of SCHEMES) shaka.net.NetworkingEngine.registerScheme(scheme, plugin);
}

/** Puts Shaka's own loaders back. */
export function unregisterPlugins(shaka: ShakaNamespace): void {
  const {NetworkingEngine, HttpFetchPlugin} = shaka.net;
  for (const scheme of SCHEMES) {
    // One of lower priority does not replace what is there.
    NetworkingEngine.unregisterScheme(scheme);
    NetworkingEngine.registerScheme(
      scheme,
      // eslint-disable-next-line @typescript-eslint/unbound-method -- a static function that reads no `this`
      HttpFetchPlugin.parse,
      NetworkingEngine.PluginPriority.PREFERRED,
      true,
    );
  }
}

/** Shaka hears of failures, so that nobody else need. */
function counted(operation: Operation, onBytes: (count: number) => void): Operation {
  operation.promise.then(
    ({data}) => onBytes(data.byteLength),
    () => undefined,
  );
  return operation;
}

type Asked = {readonly url: string; readonly request: ShakaRequest; readonly overHttp: () => Operation};

/**
 * The engine's load with two protections.
 *
 * When the engine gives up on a segment, Shaka's own loader takes over, and its errors are ones that Shaka's retry
 * logic understands. So P2P never makes a player give up earlier than it would have alone. The engine also gives up
 * on a request when the next one arrives before it is done, or when it is destroyed; it then says "aborted", and Shaka,
 * who did not abort anything, would wait for that segment for ever.
 *
 * The player gets a copy of the bytes, because response filters may change them in place, and the engine passes its
 * own on to other viewers.
 */
function protectedLoad(shaka: ShakaNamespace, source: SegmentSource, load: SegmentLoad, {url, request, overHttp}: Asked): Operation {
  let abortActive = (): Promise<unknown> => {
    load.abort();
    return Promise.resolve();
  };
  let isAborted = false;

  const loadOverHttp = async (): Promise<Response> => {
    if (isAborted) {
      const {Severity, Category, Code} = shaka.util.Error;
      throw new shaka.util.Error(Severity.RECOVERABLE, Category.NETWORK, Code.OPERATION_ABORTED);
    }
    const operation = overHttp();
    abortActive = () => operation.abort();
    const response = await operation.promise;
    source.addFallbackBytes(response.data.byteLength);
    return response;
  };
  const response = load.response.then(
    ({data, timeMs}): Response => ({data: data.slice(0), timeMs, headers: {}, uri: url, originalUri: url, originalRequest: request}),
    loadOverHttp,
  );
  return new shaka.util.AbortableOperation(response, () => {
    isAborted = true;
    return abortActive();
  });
}
