import type {CoreEventMap, EngineStats, PeerDetails, StreamType} from '../types/index.ts';

/** Adds up what the engine's events report. */
export class TrafficLedger {
  #httpBytes = 0;
  #p2pBytes = 0;
  #uploadBytes = 0;
  // A set, because the engine announces the end of one connection more than once.
  readonly #peers: Record<StreamType, Set<string>> = {main: new Set(), secondary: new Set()};

  readonly listeners = {
    onChunkDownloaded: (bytes, source) => {
      if (source === 'p2p') this.#p2pBytes += bytes;
      else this.#httpBytes += bytes;
    },
    onChunkUploaded: (bytes) => {
      this.#uploadBytes += bytes;
    },
    onPeerConnect: ({peerId, streamType}: PeerDetails) => {
      this.#peers[streamType].add(peerId);
    },
    onPeerClose: ({peerId, streamType}: PeerDetails) => {
      this.#peers[streamType].delete(peerId);
    },
  } satisfies Partial<CoreEventMap>;

  /** Bytes of a segment that the player's own loader fetched after the engine had given up. */
  addHttpBytes(bytes: number): void {
    this.#httpBytes += bytes;
  }

  get stats(): EngineStats {
    const total = this.#httpBytes + this.#p2pBytes;
    return {
      httpBytes: this.#httpBytes,
      p2pBytes: this.#p2pBytes,
      uploadBytes: this.#uploadBytes,
      peers: Math.max(this.#peers.main.size, this.#peers.secondary.size),
      ratio: total === 0 ? 0 : this.#p2pBytes / total,
    };
  }
}
