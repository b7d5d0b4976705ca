import {fileURLToPath} from 'node:url';
import type {Plugin} from 'esbuild';
import {importBundle} from './importBundle.ts';

const LIB = fileURLToPath(new URL('../../../../node_modules/p2p-media-loader-core/lib/', import.meta.url));
const SOURCE = `
export * from '${LIB}p2p/commands/index.js';
export {Peer} from '${LIB}p2p/peer.js';
export {EventTarget} from '${LIB}utils/event-target.js';
`;

type Command = Readonly<Record<string, unknown>> & {readonly c: number};

type RequestError = {readonly type: string; readonly timestamp: number};

/** What the engine wants of a peer; how it is given up is told when it starts. */
export type SegmentRequest = {
  readonly segment: {readonly externalId: number};
  readonly loadedBytes: number;
  tryCompleteByLoadedBytes(): boolean;
  start(from: object, controls: {readonly abort: (error: RequestError) => void}): object;
};

/** One peer as upstream's engine talks to it. */
export type UpstreamPeer = {
  downloadSegment(request: SegmentRequest): void;
  uploadSegmentData(segment: {readonly externalId: number}, requestId: number, data: ArrayBuffer): Promise<void>;
  sendSegmentAbsentCommand(externalId: number, requestId: number): void;
  sendSegmentsAnnouncementCommand(loaded: readonly number[], loading: readonly number[]): void;
};

type Handlers = {
  onSegmentRequested(peer: UpstreamPeer, externalId: number, requestId: number, firstByte: number | undefined): void;
  onSegmentsAnnouncement(): void;
  onPeerClosed(): void;
};

/** Upstream's own half of the protocol between peers, which it does not export. */
export type Upstream = {
  serializePeerCommand(command: Command, mostBytes: number): Uint8Array[];
  deserializeCommand(bytes: Uint8Array): unknown;
  readonly BinaryCommandChunksJoiner: new (onComplete: (bytes: Uint8Array) => void) => {addCommandChunk(part: Uint8Array): void};
  readonly EventTarget: new () => {addEventListener(name: string, listener: (...values: never[]) => void): void};
  readonly Peer: new (connection: object, handlers: Handlers, config: object, streamType: string, events: object) => UpstreamPeer;
};

/** As it is published, or as plugins change it. */
export const loadPeer = (...plugins: Plugin[]): Promise<Upstream> => importBundle({stdin: {contents: SOURCE, resolveDir: LIB}, plugins});
