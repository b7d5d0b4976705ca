/** The engine under test. The only place in the laboratory that names the package. */
export {HlsJsP2PEngine} from 'x2-hlsjs';

/** Defined by `lab/bundle` as the version of the bundled package. */
declare const X2_HLSJS_VERSION: string;

export const ENGINE_VERSION = `x2-hlsjs ${X2_HLSJS_VERSION}`;
