import {fileURLToPath} from 'node:url';
import {importBundle} from './importBundle.ts';

const MODULES = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));
const SOURCE = `
export {HlsJsP2PEngine} from 'p2p-media-loader-hlsjs';
export {Core} from 'p2p-media-loader-core';
export {getSegmentPlaybackStatuses} from '${MODULES}p2p-media-loader-core/lib/utils/stream.js';
`;

export type Engine = {
  readonly Core: {readonly DEFAULT_STREAM_CONFIG: {readonly highDemandTimeWindow: number; readonly httpNotReceivingBytesTimeoutMs: number}};
  readonly HlsJsP2PEngine: new () => {bindHls(hls: object): void; getConfigForHlsJs(): {pLoader: new (config: object) => unknown}};
  getSegmentPlaybackStatuses(segment: object, playback: object, windows: object, loader: object, memory: number): {isHighDemand: boolean};
};

/**
 * The installed engine for specs. Node cannot import it directly: it takes a named export from a CommonJS package, and its scheduling
 * helper has no public path. Bundled the way a browser gets it, both are there.
 */
export const loadEngine = (): Promise<Engine> =>
  importBundle({stdin: {contents: SOURCE, resolveDir: MODULES}, conditions: ['p2pml:core-as-bundle']});
