/** The engine under proof. The only place in the laboratory that names the package. */
export {HlsJsP2PEngine} from 'x2-hlsjs';

/** Put in by `plugins/lab-viewer` from the package that is bundled. */
declare const X2_HLSJS_VERSION: string;

export const ENGINE_VERSION = `x2-hlsjs ${X2_HLSJS_VERSION}`;
