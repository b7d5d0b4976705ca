/**
 * 错误目录：编号、原因与处理办法，全平台共用。
 * @module errors
 */
export * from 'x2-core/errors';
