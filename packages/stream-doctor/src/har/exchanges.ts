import {parseAddress} from '../address/signs.ts';
import {MAX_PLAYLIST_LENGTH} from '../playlist/checkText.ts';
import {StreamProblem} from '../playlist/StreamProblem.ts';
import {harTooLarge, MAX_HAR_LENGTH} from './looksLikeHar.ts';

/** A request and its answer, as a browser recorded them. */
export type Exchange = {
  readonly url: URL;
  /** When it was asked, ms. */
  readonly at: number;
  /** 0 where no answer came. */
  readonly status: number;
  /** By their lower-case names. */
  readonly asked: ReadonlyMap<string, string>;
  readonly answered: ReadonlyMap<string, string>;
  /** The answer, if it is a playlist and was recorded. */
  readonly playlist?: string;
  readonly redirect?: URL;
};

type Data = Readonly<Record<string, unknown>>;
const dataIn = (value: unknown): Data => (typeof value === 'object' && value !== null ? (value as Data) : {});
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** All exchanges of a recording in the order in which they were asked. Nobody checks what a program writes into one. */
export function exchangesIn(har: string): Exchange[] {
  if (har.length > MAX_HAR_LENGTH) throw harTooLarge();
  const {entries} = dataIn(dataIn(parsed(har)).log);
  if (!Array.isArray(entries))
    throw new StreamProblem('not-har', '这不是 HAR 文件：里面没有 log.entries。在开发者工具的「网络」里导出 HAR。');
  return entries.flatMap(exchangeOf).sort((one, other) => one.at - other.at);
}

function parsed(har: string): unknown {
  try {
    return JSON.parse(har.replace(/^\uFEFF/, ''));
  } catch {
    throw new StreamProblem('not-har', '这不是 HAR 文件，或没有存完整：JSON 读不出来。在开发者工具的「网络」里重新导出。');
  }
}

function exchangeOf(entry: unknown): Exchange[] {
  const {request, response, startedDateTime} = dataIn(entry);
  const url = parseAddress(textIn(dataIn(request).url));
  // A preflight bears the address of what it asks permission for.
  if (!url || (textIn(dataIn(request).method) || 'GET') !== 'GET') return [];
  const {status, content, redirectURL} = dataIn(response);
  const answered = headersIn(dataIn(response).headers);
  return [
    {
      url,
      at: Date.parse(textIn(startedDateTime)) || 0,
      status: typeof status === 'number' ? status : 0,
      asked: headersIn(dataIn(request).headers),
      answered,
      playlist: playlistIn(dataIn(content)),
      redirect: parseAddress(textIn(redirectURL) || answered.get('location'), url.href),
    },
  ];
}

const headersIn = (headers: unknown): ReadonlyMap<string, string> =>
  new Map(listIn(headers).map((header) => [textIn(dataIn(header).name).toLowerCase(), textIn(dataIn(header).value)]));

/** `#EXTM3U`, alone and behind a byte order mark. */
const ENCODED = /^(?:I0VYVE0zV|77u\/I0VYVE0zV)/;

function playlistIn({text, encoding}: Data): string | undefined {
  const written = textIn(text);
  // Base64 is a third longer.
  if (written.length > MAX_PLAYLIST_LENGTH * 1.4) return undefined;
  const plain = encoding === 'base64' && ENCODED.test(written) ? decoded(written) : written;
  return /^\uFEFF?\s*#EXTM3U/.test(plain) ? plain : undefined;
}

function decoded(base64: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
  } catch {
    return '';
  }
}
