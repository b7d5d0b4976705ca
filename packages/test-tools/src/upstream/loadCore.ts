import {fileURLToPath} from 'node:url';
import type {BuildOptions, Plugin} from 'esbuild';
import type {Core} from 'p2p-media-loader-core';
import {bundleText, importBundle} from './importBundle.ts';

const MODULES = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));
const CORE = `
export {Core} from '${MODULES}p2p-media-loader-core/lib/core.js';
export * from '${MODULES}p2p-media-loader-core/lib/p2p/commands/index.js';
`;
const CONNECTION = `export {default as Connection} from '${MODULES}@thaunknown/simple-peer/lite.js';`;

const bundled = (contents: string, plugins: Plugin[]): BuildOptions => ({
  stdin: {contents, resolveDir: MODULES},
  define: {'process.browser': 'true'},
  plugins,
});

/** What peers say to each other, by upstream's letters: code, segment, request, bytes that follow, segments that are there. */
export type Command = {readonly c: number; readonly i?: number; readonly r?: number; readonly s?: number; readonly l?: readonly number[]};

export type UpstreamCore = {
  readonly Core: typeof Core;
  serializePeerCommand(command: Command, mostBytes: number): Uint8Array[];
  isCommandChunk(bytes: Uint8Array): boolean;
  deserializeCommand(bytes: Uint8Array): Command;
  readonly BinaryCommandChunksJoiner: new (onComplete: (bytes: Uint8Array) => void) => {addCommandChunk(part: Uint8Array): void};
};

/** Upstream's core as plugins change it, with all that it imports. */
export const loadCore = (...plugins: Plugin[]): Promise<UpstreamCore> => importBundle(bundled(CORE, plugins));

/** The text of the same. */
export const coreText = (...plugins: Plugin[]): Promise<string> => bundleText(bundled(CORE, plugins));

/** Upstream's connections between peers as plugins change them. */
export const loadConnection = <Connection>(...plugins: Plugin[]): Promise<{readonly Connection: Connection}> =>
  importBundle(bundled(CONNECTION, plugins));
