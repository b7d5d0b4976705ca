import {parseAddress} from '../address/signs.ts';
import type {PlaylistDocument} from '../input.ts';
import {MAX_PLAYLIST_LENGTH, tooLarge} from '../playlist/checkText.ts';
import {StreamProblem} from '../playlist/StreamProblem.ts';

const TIMEOUT_MS = 10_000;

export type Transport = {
  readonly fetch: typeof fetch;
  readonly signal?: AbortSignal;
  /** Protocol of the reader's page; a browser refuses `http:` from a page over `https:` without asking the network. */
  readonly pageProtocol?: string;
  /** Command line only: the origin to ask as, so that CORS headers can be judged. A browser sets and checks them itself. */
  readonly origin?: string;
};

export function readAddress(address: string): URL {
  const url = parseAddress(address.trim());
  if (!url) throw new StreamProblem('bad-address', '这不是一个可用的地址：要以 http:// 或 https:// 开头。');
  return url;
}

export const isMixedContent = (url: URL, {pageProtocol}: Transport): boolean =>
  pageProtocol === 'https:' && url.protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);

/** Downloads one playlist. Every failure is a `StreamProblem` that says which. */
export async function fetchText(address: string, transport: Transport): Promise<PlaylistDocument> {
  const url = readAddress(address);
  if (isMixedContent(url, transport))
    throw new StreamProblem(
      'mixed-content',
      '本页是 HTTPS，浏览器不允许读 http:// 的地址；请改用 https:// 的地址，或把播放列表的文本粘贴进来。',
    );
  return withTimeout(transport.signal, async (signal) => {
    const response = await request(url, {...transport, signal});
    if (!response.ok) throw new StreamProblem('http-status', `服务器返回 ${response.status}，没有给出播放列表。`);
    const {headers} = response;
    const readAt = Date.now() / 1000;
    return {
      text: await readLimited(response),
      readAt,
      address: url.href,
      finalAddress: response.url || url.href,
      contentType: headers.get('content-type') ?? undefined,
      cacheControl: headers.get('cache-control') ?? undefined,
      allowOrigin: transport.origin === undefined ? undefined : headers.get('access-control-allow-origin'),
    };
  });
}

/** `fetch` whose failure says whether the server answered: asking again without reading tells CORS from a dead network. */
export async function request(url: URL, {fetch, signal, origin}: Transport, headers: Record<string, string> = {}): Promise<Response> {
  try {
    return await fetch(url, {
      signal,
      cache: 'no-store',
      credentials: 'omit',
      headers: origin === undefined ? headers : {...headers, Origin: origin},
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    if (origin === undefined && (await answersOpaquely(url, fetch, signal))) {
      throw new StreamProblem(
        'cors',
        '服务器有应答，但没有 CORS 响应头（Access-Control-Allow-Origin），浏览器不让本页读内容；请把播放列表的文本粘贴进来。',
      );
    }
    throw new StreamProblem('network', '连不上这个地址：域名、证书或网络有问题；能从别处拿到播放列表的话，把文本粘贴进来。');
  }
}

async function answersOpaquely(url: URL, fetch: Transport['fetch'], signal?: AbortSignal): Promise<boolean> {
  try {
    await fetch(url, {signal, mode: 'no-cors', cache: 'no-store', credentials: 'omit'});
    return true;
  } catch {
    return false;
  }
}

/** Runs with a signal that aborts with the reader's or after ten seconds, and throws a `StreamProblem` that says which. */
export async function withTimeout<T>(outer: AbortSignal | undefined, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, TIMEOUT_MS);
  outer?.addEventListener('abort', abort);
  if (outer?.aborted) abort();
  try {
    return await run(controller.signal);
  } catch (error) {
    if (outer?.aborted) throw new StreamProblem('cancelled', '已取消。');
    if (controller.signal.aborted)
      throw new StreamProblem('timeout', `${TIMEOUT_MS / 1000} s 内没有读完，已放弃；服务器太慢，或网络不通。`);
    throw error;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}

/** Stops reading beyond the length of any playlist: the address may be a film. */
async function readLimited(response: Response): Promise<string> {
  if (Number(response.headers.get('content-length')) > MAX_PLAYLIST_LENGTH) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_PLAYLIST_LENGTH) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(value, {stream: true});
  }
}
