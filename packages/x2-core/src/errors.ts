export {errorCatalog, type ErrorEntry, type ErrorId, type ErrorPlatform} from './errorCatalog.ts';
export {X2Error} from './X2Error.ts';
