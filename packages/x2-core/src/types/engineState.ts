/**
 * P2P 现在怎样。
 *
 * - `off`：没有开，切片全部走 HTTP。
 * - `connecting`：在等 Tracker 的回答，或者还没有加载播放地址。
 * - `alone`：Tracker 已经回答，还没有连上别的观众。
 * - `sharing`：至少连着一个观众。
 * - `degraded`：Tracker 连不上或拒绝了请求，也没有连着别的观众，找不到人。
 */
export type EngineState = 'off' | 'connecting' | 'alone' | 'sharing' | 'degraded';

/**
 * 为什么是 `off` 或 `degraded`。
 *
 * - `unsupported`：浏览器缺少 P2P 需要的能力。
 * - `no-tracker`：没有配置 Tracker。
 * - `disabled`：`isP2PDisabled` 打开了。
 * - `cellular`：正在用蜂窝网络，`p2pOnCellular` 是 `none`。
 * - `destroyed`：引擎已销毁。
 * - `tracker-unreachable`：全部 Tracker 都连不上，引擎会自己重连。
 * - `tracker-refused`：Tracker 拒绝了请求，多半是令牌不对或过期。
 */
export type EngineStateReason =
  'unsupported' | 'no-tracker' | 'disabled' | 'cellular' | 'destroyed' | 'tracker-unreachable' | 'tracker-refused';

/** 引擎的状态，由 `getState()` 返回，变化时也由 `onStateChange` 给出。 */
export type EngineStateDetails = {
  /** 状态。 */
  readonly state: EngineState;
  /** 原因；状态是 `off` 或 `degraded` 时才有。 */
  readonly reason: EngineStateReason | undefined;
};
