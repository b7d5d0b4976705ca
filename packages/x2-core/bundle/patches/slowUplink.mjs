/** Bytes of a segment that one message carries, and that may wait in a channel: what an uplink of 2 Mbit/s sends in 60 ms. */
const PIECE_BYTES = 16 * 1024;

/** Viewers whose uplink is full of segments: what they ask and answer must not wait for all of that. */
export const slowUplink = [
  {
    file: '@thaunknown/simple-peer/lite.js',
    why: 'Up to 192 KiB of segments waited in front of every command, for each peer: three of them on 2 Mbit/s waited longer for an answer than they wait for bytes (2 s), and after three times dropped a peer with which nothing was wrong. Less waits in the channel.',
    find: `const MAX_BUFFERED_AMOUNT = 64 * 1024`,
    replace: `const MAX_BUFFERED_AMOUNT = ${PIECE_BYTES}`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer-protocol.js',
    why: 'Slow uplinks: segments go in smaller pieces.',
    find: `getBufferChunks(data, this.peerConfig.webRtcMaxMessageSize)`,
    replace: `getBufferChunks(data, Math.min(${PIECE_BYTES}, this.peerConfig.webRtcMaxMessageSize))`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer-protocol.js',
    why: 'Slow uplinks: a command that does not frame a segment goes past the pieces that wait to be written.',
    find: `            this.connection.write(buffer);
`,
    replace: `            if (this.connection.connected && !isFrame(command))
                this.connection.send(buffer);
            else
                this.connection.write(buffer);
`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer-protocol.js',
    why: 'Slow uplinks: the two commands between which the bytes of a segment stand.',
    find: `export class PeerProtocol {`,
    replace: `const isFrame = ({ c }) => c === Command.PeerCommandType.SegmentData || c === Command.PeerCommandType.SegmentDataSendingCompleted;
export class PeerProtocol {`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer.js',
    why: 'Slow uplinks: a peer that has sent bytes of segments since the first of these timeouts is busy, not dead.',
    find: `                    if (timeoutErrors.length >= this.peerConfig.p2pErrorRetries) {
`,
    replace: `                    if (timeoutErrors.length >= this.peerConfig.p2pErrorRetries && !(this.lastBytesAt > timeoutErrors[0].timestamp)) {
`,
  },
  {
    file: 'p2p-media-loader-core/lib/p2p/peer.js',
    why: 'Slow uplinks: notes when bytes came, also late ones of a request that was given up.',
    find: `            value: (chunk) => {
                if (!this.downloadingContext?.isSegmentDataCommandReceived)
`,
    replace: `            value: (chunk) => {
                this.lastBytesAt = performance.now();
                if (!this.downloadingContext?.isSegmentDataCommandReceived)
`,
  },
];
