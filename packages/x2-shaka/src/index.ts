/**
 * Shaka Player 的 P2P 引擎与它的配置、事件类型。
 *
 * 安装与最小示例见 [Shaka Player 接入](/docs/shaka-player-sdk/quicestart)。
 * @module engine
 */
export {ShakaP2PEngine} from './ShakaP2PEngine.ts';
export {X2Error, type ErrorId} from 'x2-core/errors';
export type {DynamicShakaP2PEngineConfig, PartialShakaEngineConfig, ShakaP2PEngineConfig} from './config.ts';
export type {ShakaNamespace, ShakaPlayer} from './shakaTypes.ts';
export type * from 'x2-core/types';
