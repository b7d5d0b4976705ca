export type {EngineCore} from './engine/EngineCore.ts';
export {EngineSession, type Integration, type Means, type OwnLoads} from './engine/EngineSession.ts';
export {isP2PSupported} from './engine/isP2PSupported.ts';
export {checkNames, requireObject} from './options/checkConfig.ts';
export {show} from './options/checkValue.ts';
export {X2Error} from './X2Error.ts';
export type * from './types/index.ts';
