/**
 * 错误目录：编号、原因与处理办法，全平台共用。
 * @module errors
 */
export {errorCatalog, type ErrorEntry, type ErrorId, type ErrorPlatform} from 'x2-core/errorCatalog';
export {X2Error} from 'x2-core';
