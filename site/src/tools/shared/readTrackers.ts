import {splitList} from './lists.ts';
import {cleanAddress, pastedOther, readAddress} from './pastedAddress.ts';

export type Trackers = {
  /** Those that can be used. */
  readonly urls: readonly URL[];
  /** Why the field cannot be used as it is, in one sentence. */
  readonly problem?: string;
  /** The engine's name for the problem, if it has one. */
  readonly errorId?: 'X2-1005';
};

type Limits = {
  /** Of the page that is to connect; a secure one refuses `ws://`. */
  readonly pageProtocol?: string;
  /** How many the tool can use. */
  readonly most?: number;
};

/** The trackers in a field. None is no problem: P2P is an extra. */
export function readTrackers(text: string, {pageProtocol, most = Infinity}: Limits = {}): Trackers {
  const other = pastedOther(text);
  if (other) return {urls: [], problem: other};
  const parts = splitList(cleanAddress(text));
  const read = parts.map((part) => readAddress(part, {protocols: ['wss:', 'ws:'], name: `「${part.slice(0, 60)}」`}));
  const found = read.filter((result) => typeof result !== 'string');
  const isRefused = ({protocol}: URL): boolean => pageProtocol === 'https:' && protocol === 'ws:';
  const urls = found.filter((url) => !isRefused(url)).slice(0, most);

  const unreadable = read.find((result) => typeof result === 'string');
  if (unreadable !== undefined) return {urls, problem: unreadable};
  if (parts.length > most) return {urls, problem: `这里只用 ${most} 个 Tracker，收到 ${parts.length} 个：只留下要用的。`};
  const refused = found.find(isRefused);
  return refused
    ? {urls, problem: `「${refused.href}」应以 wss:// 开头：https 页面和应用里不加密的连接会被拒绝。`, errorId: 'X2-1005'}
    : {urls};
}
