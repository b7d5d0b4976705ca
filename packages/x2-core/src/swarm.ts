/* eslint-disable import-x/no-relative-packages */
// The pinned engine keeps these two functions private, so they are reached by path: the numbers that pages and tools show are computed by the very code that peers run.
import {getStreamHash} from '../../../node_modules/p2p-media-loader-core/lib/utils/peer.js';
import {getStreamSwarmId as upstreamStreamSwarmId} from '../../../node_modules/p2p-media-loader-core/lib/utils/stream.js';
import type {StreamType} from './types/index.ts';

export {ONLY_RENDITION, readRenditions, type Rendition} from './identity/index.ts';

/** 计算群组标识所需的信息。 */
export type SwarmInput = {
  /** 你设置的 `swarmId`；没有设置时不填。 */
  readonly swarmId?: string;
  /** 播放列表跟随跳转之后的地址；没有 `swarmId` 时用它。 */
  readonly manifestUrl?: string;
  /** 流的种类。 */
  readonly type: StreamType;
  /** 清晰度（或音轨）的名字，由 `readRenditions()` 得到；直接播放媒体播放列表时是 `ONLY_RENDITION`。 */
  readonly rendition: string;
};

/** 一个流的群组：两位观众的 `infoHash` 相同才会互传切片。 */
export type Swarm = {
  /** 完整的群组标识，形如 `v2-地址-main-名字`。 */
  readonly streamSwarmId: string;
  /** 发给 Tracker 的 `info_hash`，20 个 ASCII 字符。 */
  readonly infoHash: string;
  /** `infoHash` 的十六进制写法，Tracker 的日志里常见。 */
  readonly infoHashHex: string;
};

/**
 * 按引擎的算法（内核 2.3.1 的哈希）计算一个流的群组。
 *
 * @param input 群组的来源与流的名字
 * @throws `TypeError` `swarmId` 与 `manifestUrl` 都没有给出。
 * @example
 * ```ts
 * import {getSwarm, ONLY_RENDITION as rendition} from 'x2-hlsjs/swarm';
 *
 * const a = getSwarm({manifestUrl: 'https://cdn.x2p2p.example/live.m3u8?token=a', type: 'main', rendition});
 * const b = getSwarm({manifestUrl: 'https://cdn.x2p2p.example/live.m3u8?token=b', type: 'main', rendition});
 * console.log(a.infoHash === b.infoHash); // true：查询参数不影响群组
 * ```
 */
export function getSwarm(input: SwarmInput): Swarm {
  const {swarmId, manifestUrl, type, rendition} = input;
  const base = swarmId ?? manifestUrl?.split('?')[0];
  if (base === undefined) throw new TypeError('swarmId 与 manifestUrl 至少给出一个');
  const streamSwarmId = upstreamStreamSwarmId(base, {type, index: rendition, runtimeId: ''});
  const infoHash = getStreamHash(streamSwarmId);
  const infoHashHex = Array.from(infoHash, (character) => character.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return {streamSwarmId, infoHash, infoHashHex};
}
