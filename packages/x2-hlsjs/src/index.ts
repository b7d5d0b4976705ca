/**
 * hls.js 的 P2P 引擎与它的配置、事件类型。
 *
 * 安装与最小示例见 [HLS.js 接入](/docs/hls-sdk/quicestart)；在浏览器里逐个试调，见 [API 测试台](/api/test)。
 * @module engine
 */
export {HlsJsP2PEngine} from './HlsJsP2PEngine.ts';
export {X2Error, type ErrorId} from 'x2-core/errors';
export type {
  DynamicHlsJsP2PEngineConfig,
  HlsConstructor,
  HlsJsLoaders,
  HlsJsP2PEngineConfig,
  HlsWithP2PClass,
  HlsWithP2PConfig,
  HlsWithP2PInstance,
  PartialHlsJsP2PEngineConfig,
} from './config.ts';
export type * from 'x2-core/types';
