import TrackerClient from 'bittorrent-tracker';
import {OVER, type Connection} from './Connection.ts';
import {PeerGuard} from './PeerGuard.ts';
import {PendingConnections} from './PendingConnections.ts';
import {reachOf, SWARM_JOINED, type SwarmMember, type TrackerReach} from './swarmMember.ts';
import {readTrackerMessage} from './trackerMessage.ts';
import {UploadLimit} from './UploadLimit.ts';

type Options = ConstructorParameters<typeof TrackerClient>[0] & {
  readonly events?: {getEventDispatcher(name: string): (client: SwarmClient) => void};
};

type Tracker = TrackerClient['_trackers'][number];

/**
 * A member of one swarm: the bundle puts it in the place of the tracker client that upstream imports. Upstream hears of a peer once it is
 * connected, and talks to it through a guard.
 */
export default class SwarmClient extends TrackerClient implements SwarmMember {
  uploadLimit = new UploadLimit();
  readonly #pending = new PendingConnections();
  readonly #connected = new Set<string>();
  readonly #words = new Map<Tracker, TrackerReach>();
  #newest: Connection | undefined;

  constructor({events, ...options}: Options) {
    super(options);
    for (const tracker of this._trackers) {
      tracker._onSocketData = (data) => this.#read(tracker, data);
      const openSocket = tracker._openSocket.bind(tracker);
      // Swarms share a socket, and only the one that opens it hears when it is connected: the others would never announce again.
      tracker._openSocket = () => {
        openSocket();
        const {socket} = tracker;
        if (socket && !socket.connected && socket.consumers > 1) socket.once('connect', tracker._onSocketConnectBound!);
      };
      const onSocketClose = tracker._onSocketClose.bind(tracker);
      tracker._onSocketClose = () => {
        onSocketClose();
        super.emit('reach');
      };
    }
    events?.getEventDispatcher(SWARM_JOINED)(this);
  }

  get reach(): TrackerReach | undefined {
    return reachOf(this._trackers.map((tracker) => this.#reachOf(tracker)));
  }

  /** One that has closed the connection after a refusal has still refused. */
  #reachOf(tracker: Tracker): TrackerReach | undefined {
    const word = this.#words.get(tracker);
    return tracker.reconnecting && word !== 'refused' ? 'unreachable' : word;
  }

  override emit(name: string, ...values: unknown[]): boolean {
    if (name === 'peer') {
      this.#admit(values[0] as Connection);
      return true;
    }
    if (name !== 'warning') return super.emit(name, ...values);
    // A tracker that cannot be reached says so before it starts the timer to try again: who stops the client on hearing it would be too early.
    queueMicrotask(() => {
      if (this.destroyed) return;
      super.emit(name, ...values);
      super.emit('reach');
    });
    return true;
  }

  override destroy(done?: () => void): void {
    // Those would reconnect minutes later, and share segments for an engine that is gone.
    for (const {reconnectTimer} of this._trackers) clearTimeout(reconnectTimer ?? undefined);
    super.destroy(done);
    this.#pending.endAll();
    super.emit('left');
  }

  #admit(connection: Connection): void {
    this.#newest = connection;
    const {id} = connection;
    if (this.#connected.has(id)) {
      connection.destroy();
      return;
    }
    this.#pending.add(connection);
    connection.once('connect', () => {
      this.#pending.remove(connection);
      if (this.destroyed || this.#connected.has(id)) {
        connection.destroy();
        return;
      }
      this.#pending.endAll(id);
      this.#connected.add(id);
      for (const name of OVER) connection.once(name, () => this.#connected.delete(id));
      const guard = new PeerGuard(connection, this.uploadLimit);
      super.emit('peer', guard);
      guard.emit('connect');
      // A listener may have left the swarm; upstream does not know of the peer yet.
      if (this.#hasLeft()) guard.destroy();
    });
  }

  #hasLeft(): boolean {
    return this.destroyed;
  }

  #read(tracker: Tracker, data: Uint8Array): void {
    if (tracker.destroyed) return;
    tracker.expectingResponse = false;
    const message = readTrackerMessage(new TextDecoder().decode(data));
    if (message.kind === 'foreign') {
      tracker._onSocketError(new Error(`invalid action in WS response: ${String(message.action)}`));
      return;
    }
    if (message.kind === 'announce') {
      // Trackers share sockets between swarms.
      if (message.fields['info_hash'] !== this._infoHashBinary) return;
      this.#words.set(tracker, message.fields['failure reason'] ? 'refused' : 'answered');
      this.#announce(tracker, message.fields);
    } else {
      this.#words.set(tracker, message.isRefusal ? 'refused' : 'unreachable');
      this.emit('warning', new Error(message.text));
    }
    super.emit('reach');
  }

  /** An offer or answer on which the browser throws ends that one connection, not the reading of the tracker's messages. */
  #announce(tracker: Tracker, fields: Readonly<Record<string, unknown>>): void {
    this.#newest = undefined;
    try {
      tracker._onAnnounceResponse(fields);
    } catch (error) {
      const connection = this.#newest as Connection | undefined;
      if (!connection) throw error;
      connection.destroy(error as Error);
    }
  }
}
