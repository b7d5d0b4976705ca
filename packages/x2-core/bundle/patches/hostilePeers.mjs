/** Bytes of the largest segment accepted from a peer: ten seconds at 50 Mbit/s. All of it is kept in memory until it can be checked. */
const MOST_SEGMENT_BYTES = 64 * 1024 * 1024;

/** Bytes of the longest command that is read: seven times the length of one that names as many segments as its format allows. */
const MOST_COMMAND_BYTES = 1024 * 1024;

/** Connections of one swarm that may be pending at a time. Chromium makes at most 500 per page, open and failed ones included. */
const MOST_PENDING_CONNECTIONS = 64;

/** How long one may be pending. A browser gives up sooner, but waits for ever for candidates that the other side never sent. */
const PENDING_CONNECTION_MS = 30_000;

/** Patches against what peers or a tracker may send to a viewer to cut it off, fill its memory or freeze its page. */
export const hostilePeers = [
  {
    file: '@thaunknown/simple-peer/lite.js',
    why: 'An offer or answer on which the browser throws broke off the reading of the tracker’s message, and with it the whole tracker: the page heard nothing more from it, and could not close it either. Now it ends that one connection, like everything that is refused here.',
    find: `  signal (data) {
`,
    replace: `  signal (data) {
    try {
      this._signal(data)
    } catch (err) {
      this.__destroy(errCode(err, 'ERR_SIGNALING'))
    }
  }

  _signal (data) {
`,
  },
  {
    file: 'bittorrent-tracker/lib/client/websocket-tracker.js',
    why: 'Broken signalling: an answer that did not name its offer threw in the same place; it is ignored.',
    find: `    if (data.answer && data.peer_id) {`,
    replace: `    if (data.answer && data.peer_id && typeof data.offer_id === 'string') {`,
  },
  {
    file: 'bittorrent-tracker/lib/client/websocket-tracker.js',
    why: 'A tracker whose interval was negative, or more than a timer can count, was sent announcements as fast as the page could, each with five new connections; one whose interval was not a number was never sent another.',
    find: `    const interval = data.interval || data['min interval']
    if (interval) this.setInterval(interval * 1000)`,
    replace: `    const interval = Number(data.interval || data['min interval'])
    if (interval >= 1) this.setInterval(Math.min(interval * 1000, 2 ** 31 - 1))`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/tracker-client.js',
    why: 'Connections that were never established were kept in the list of peers, and by the browser, which makes only so many: 500 empty offers ended a viewer’s P2P. Now the oldest makes room, as a working one is established within a second.',
    find: `                peerItem.potentialConnections.add(peerConnection);
`,
    replace: `                peerItem.potentialConnections.add(peerConnection);
                const pending = (this.pendingConnections ??= new Set());
                const [oldest] = pending;
                if (pending.size >= ${MOST_PENDING_CONNECTIONS}) {
                    pending.delete(oldest);
                    oldest.destroy();
                }
                pending.add(peerConnection);
                const timeout = setTimeout(() => peerConnection.destroy(new Error("Timed out.")), ${PENDING_CONNECTION_MS});
                const onSettled = () => {
                    clearTimeout(timeout);
                    pending.delete(peerConnection);
                };
                const onEnded = () => {
                    onSettled();
                    peerItem.potentialConnections.delete(peerConnection);
                    const isForgotten = !peerItem.peer && peerItem.potentialConnections.size === 0;
                    if (isForgotten && this._peers.get(itemId) === peerItem)
                        this._peers.delete(itemId);
                };
                peerConnection.on("connect", onSettled);
                // One that fails is never closed.
                peerConnection.on("close", onEnded);
                peerConnection.on("finish", onEnded);
`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer.js',
    why: 'A peer that sent requests faster than it was answered filled the uploader’s memory: each answer was queued behind those that had been given up. Now only the newest request waits until everything begun has been sent.',
    find: `                        this.eventHandlers.onSegmentRequested(this, command.i, command.r, command.b);
`,
    replace: `                        this.newestRequest = command;
                        if (!this.isAnswering)
                            await this.answerRequests();
`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer.js',
    why: 'Request floods: answers the newest request, one at a time.',
    find: `    async uploadSegmentData(segment, requestId, data) {
`,
    replace: `    async answerRequests() {
        this.isAnswering = true;
        try {
            while (this.newestRequest) {
                await this.peerProtocol.untilSent();
                if (!this.newestRequest)
                    break;
                const { i, r, b } = this.newestRequest;
                this.newestRequest = undefined;
                this.answeredRequestId = r;
                await this.eventHandlers.onSegmentRequested(this, i, r, b);
            }
        }
        finally {
            this.isAnswering = false;
        }
    }
    async uploadSegmentData(segment, requestId, data) {
        if (this.newestRequest || this.answeredRequestId !== requestId)
            return;
`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer.js',
    why: 'Request floods: a waiting request can be cancelled, and so can one whose segment is still being read from storage; that was sent in full.',
    find: `                        const uploadingRequestId = this.peerProtocol.getUploadingRequestId();
`,
    replace: `                        if (this.newestRequest?.r === command.r)
                            this.newestRequest = undefined;
                        if (this.answeredRequestId === command.r)
                            this.answeredRequestId = undefined;
                        const uploadingRequestId = this.peerProtocol.getUploadingRequestId();
`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer-protocol.js',
    why: 'Request floods: waits until everything written has been sent.',
    find: `    stopUploadingSegmentData() {
`,
    replace: `    untilSent() {
        return Writable.drained(this.connection);
    }
    stopUploadingSegmentData() {
`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer-protocol.js',
    why: 'Request floods: the import that untilSent() needs.',
    find: `import * as Utils from`,
    replace: `import { Writable } from "streamx";
import * as Utils from`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer-protocol.js',
    why: 'Request floods: an upload that is given up ends at once, not when its next chunk could be sent.',
    find: `                isUploadingSegmentData = false;
            },`,
    replace: `                isUploadingSegmentData = false;
                reject();
            },`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer.js',
    why: 'A peer could send one segment for ever, all of it kept in memory: the size it named was not limited, and if it named none there was no limit at all. And an empty segment was accepted, which is what upstream sends once hls.js has transferred the bytes to its worker: the player ended with a fatal error.',
    find: `                            this.downloadingContext.isSegmentDataCommandReceived = true;
`,
    replace: `                            const size = request.loadedBytes + command.s;
                            if (!(size > 0 && size <= ${MOST_SEGMENT_BYTES})) {
                                this.sendCancelSegmentRequestCommand(request.segment, requestId);
                                this.cancelSegmentDownloading("peer-protocol-violation");
                                this.loadedSegments.delete(command.i);
                                break;
                            }
                            this.downloadingContext.isSegmentDataCommandReceived = true;
`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/commands/binary-command-creator.js',
    why: 'Endless data: a command, too, could grow for ever in memory.',
    find: `        this.chunks.push(this.unframeCommandChunk(chunk));
`,
    replace: `        if (this.chunks.length + chunk.length > ${MOST_COMMAND_BYTES})
            throw new BinaryCommandJoiningError("too-long");
        this.chunks.push(this.unframeCommandChunk(chunk));
`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer-protocol.js',
    why: 'Endless data: a peer with an overlong command is disconnected. No engine sends one, so nothing useful can follow.',
    find: `                return;
            this.commandChunks = undefined;
`,
    replace: `                return;
            this.commandChunks = undefined;
            if (err.type === "too-long")
                this.connection.destroy();
`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer-protocol.js',
    why: 'Bytes that nobody had requested counted as P2P, as many as a peer liked to send. Now each request is owed as many as its answer names, cancelled or not.',
    find: `                    this.onChunkDownloaded(data.byteLength, "p2p", this.connection.idUtf8);
`,
    replace: `                    if (this.eventHandlers.settle(data.byteLength))
                        this.onChunkDownloaded(data.byteLength, "p2p", this.connection.idUtf8);
`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer.js',
    why: 'Unrequested bytes: settle() tells whether bytes are owed, and deducts them.',
    find: `        this.peerProtocol = new PeerProtocol(connection, peerConfig, {
            onSegmentChunkReceived: this.onSegmentChunkReceived,
`,
    replace: `        this.unansweredRequestIds = new Set();
        this.owedBytes = 0;
        this.peerProtocol = new PeerProtocol(connection, peerConfig, {
            onSegmentChunkReceived: this.onSegmentChunkReceived,
            settle: (bytes) => {
                const isOwed = bytes <= this.owedBytes;
                if (isOwed)
                    this.owedBytes -= bytes;
                return isOwed;
            },
`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer.js',
    why: 'Unrequested bytes: the first answer to a request sets how many are owed.',
    find: `                    case PeerCommandType.SegmentData:
                        {
`,
    replace: `                    case PeerCommandType.SegmentData:
                        {
                            if (this.unansweredRequestIds.delete(command.r))
                                this.owedBytes = Math.min(command.s, ${MOST_SEGMENT_BYTES});
`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer.js',
    why: 'Unrequested bytes: remembers each request. The set stays small, as there are no more than a thousand ids.',
    find: `        const command = {
            c: PeerCommandType.SegmentRequest,
`,
    replace: `        this.unansweredRequestIds.add(this.downloadingContext.requestId);
        const command = {
            c: PeerCommandType.SegmentRequest,
`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer.js',
    why: 'A command whose fields were missing or of the wrong type threw in the page, as often as a peer liked, or asked the integrator’s storage for something that is not a number. Now it is ignored, like one that cannot be read.',
    find: `                switch (command.c) {
`,
    replace: `                if (!isWellFormed(command))
                    return;
                switch (command.c) {
`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer.js',
    why: 'Malformed commands: the check, by type of command.',
    find: `export class Peer {
`,
    replace: `function isWellFormed({ c, l = [], p = [], i, r, b = 0, s = 0 }) {
    return c === PeerCommandType.SegmentsAnnouncement
        ? [l, p].every(Array.isArray)
        : [i, r, b, s].every((value) => typeof value === "number");
}
export class Peer {
`,
  },
  ...['Int', 'SimilarIntArray', 'String'].map((kind) => ({
    file: 'p2p-media-loader-core/lib/p2p/commands/binary-command-creator.js',
    why: 'The rest of a command was copied for each of its fields: a mebibyte of nothing but fields froze the page for a minute.',
    find: `Serialization.deserialize${kind}(bytes.slice(offset))`,
    replace: `Serialization.deserialize${kind}(bytes.subarray(offset))`,
  })),
  {
    file: 'p2p-media-loader-core/lib/p2p/commands/binary-serialization.js',
    why: 'Copied commands: the same copy was made for each group of numbers in a field.',
    find: `deserializeInt(bytes.slice(offset))`,
    replace: `deserializeInt(bytes.subarray(offset))`,
  },
];
