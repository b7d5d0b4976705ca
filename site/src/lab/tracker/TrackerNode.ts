/**
 * A WebTorrent tracker without a server. Each viewer's socket holds one node; the nodes of a browser talk over a shared
 * channel and each answers its own client as a tracker would: pass my offers to others, pass their answers back.
 * The engine cannot tell the difference, which is the point: nothing in it is changed for the laboratory.
 */

/** What the nodes say to each other. `swarm` and peer ids are the 20-character binary strings of the protocol. */
export type Envelope =
  | {readonly kind: 'hello'; readonly swarm: string; readonly from: string; readonly isDealing: boolean}
  | {readonly kind: 'here'; readonly swarm: string; readonly from: string; readonly to: string; readonly isDealing: boolean}
  | {readonly kind: 'relay'; readonly swarm: string; readonly from: string; readonly to: string; readonly message: TrackerMessage}
  | {readonly kind: 'bye'; readonly swarm: string; readonly from: string};

/** A message of the tracker protocol; only the fields that a tracker looks at. */
export type TrackerMessage = {
  readonly action: string;
  readonly info_hash: string;
  readonly peer_id?: string;
  readonly to_peer_id?: string;
  readonly event?: string;
  readonly offers?: readonly {readonly offer: unknown; readonly offer_id: string}[];
  readonly offer?: unknown;
  readonly answer?: unknown;
  readonly offer_id?: string;
  readonly interval?: number;
  readonly complete?: number;
  readonly incomplete?: number;
};

export type TrackerNodeHost = {
  /** To all other nodes. */
  readonly broadcast: (envelope: Envelope) => void;
  /** Whether this node's client is connected to that peer already. A tracker on a server cannot know; this one can ask. */
  readonly isConnected: (peerId: string) => boolean;
  /** To this node's own client. */
  readonly deliver: (message: TrackerMessage) => void;
  readonly now: () => number;
  readonly schedule: (action: () => void, milliseconds: number) => void;
};

type Membership = {
  readonly peerId: string;
  readonly others: Map<string, {seenAt: number; isDealing: boolean}>;
  readonly introducedAt: Map<string, number>;
  /** Offers and answers that came: two tabs of this browser may pass the same one on from another device. */
  readonly relayed: Set<string>;
  isDealing: boolean;
  /** Consecutive announces that left some peer unconnected. */
  hurries: number;
};

/** How long to listen for others before the offers are dealt out. */
export const DEAL_AFTER_MS = 60;
const ANNOUNCE_INTERVAL_S = 30;
/** While some peer is unconnected (a client makes at most five offers per announce), ask for more soon, then at growing intervals. */
const HURRY_INTERVAL_S = 4;
/** A pair that has not connected by then is introduced again. */
const INTRODUCTION_LASTS_MS = 3500;
/** A killed viewer says no goodbye; a living one is heard at every announce. */
const FORGET_AFTER_MS = 45_000;

export class TrackerNode {
  private readonly memberships = new Map<string, Membership>();
  private isCut = false;

  constructor(private readonly host: TrackerNodeHost) {}

  /** Own peer ids, one per swarm. */
  get peerIds(): string[] {
    return [...this.memberships.values()].map(({peerId}) => peerId);
  }

  /** A message from the client of this node. */
  fromClient(message: TrackerMessage): void {
    if (message.action !== 'announce' || !message.peer_id) return;
    const {info_hash: swarm, peer_id: from} = message;
    if (message.event === 'stopped') return this.leave(swarm);
    if (this.isCut) {
      // Remembered, so that the client can be asked to announce again once the tracker is back.
      this.join(swarm, from);
      return;
    }
    if (message.answer !== undefined && message.to_peer_id) {
      const {answer, offer_id, to_peer_id: to} = message;
      this.host.broadcast({
        kind: 'relay',
        swarm,
        from,
        to,
        message: {action: 'announce', info_hash: swarm, peer_id: from, answer, offer_id},
      });
      return;
    }
    const membership = this.join(swarm, from);
    membership.isDealing = true;
    this.host.broadcast({kind: 'hello', swarm, from, isDealing: true});
    this.host.schedule(() => this.deal(swarm, message.offers ?? []), DEAL_AFTER_MS);
  }

  /** A message from another node. */
  fromNode(envelope: Envelope): void {
    if (this.isCut) return;
    const membership = this.memberships.get(envelope.swarm);
    if (!membership || envelope.from === membership.peerId) return;
    if ('to' in envelope && envelope.to !== membership.peerId) return;
    const {swarm, from} = envelope;
    switch (envelope.kind) {
      case 'hello':
        if (!membership.others.has(from)) membership.hurries = 0;
        membership.others.set(from, {seenAt: this.host.now(), isDealing: envelope.isDealing});
        this.host.broadcast({kind: 'here', swarm, from: membership.peerId, to: from, isDealing: membership.isDealing});
        break;
      case 'here':
        // From another device it may come after the offers are dealt out; the client is asked for new ones.
        if (!membership.isDealing && !membership.others.has(from)) this.askFor(swarm);
        membership.others.set(from, {seenAt: this.host.now(), isDealing: envelope.isDealing});
        break;
      case 'relay': {
        const name = `${from} ${envelope.message.offer_id}`;
        if (membership.relayed.has(name)) break;
        membership.relayed.add(name);
        if (envelope.message.offer !== undefined) membership.introducedAt.set(from, this.host.now());
        this.host.deliver(envelope.message);
        break;
      }
      case 'bye':
        membership.others.delete(from);
        membership.introducedAt.delete(from);
        break;
    }
  }

  /** A tracker that is cut neither receives nor sends; connections between viewers are not its business and go on. */
  setCut(isCut: boolean): void {
    if (this.isCut === isCut) return;
    this.isCut = isCut;
    if (isCut) return;
    this.announceSoon();
  }

  /** There may be somebody new to find: the tracker is back, or another device has been joined. */
  announceSoon(): void {
    if (this.isCut) return;
    for (const [swarm, membership] of this.memberships) {
      membership.hurries = 0;
      this.askFor(swarm);
    }
  }

  close(): void {
    for (const swarm of [...this.memberships.keys()]) this.leave(swarm);
  }

  /** Has the client announce itself, with new offers. */
  private askFor(swarm: string): void {
    this.host.deliver({action: 'announce', info_hash: swarm, interval: 1});
  }

  private join(swarm: string, peerId: string): Membership {
    const known = this.memberships.get(swarm);
    if (known?.peerId === peerId) return known;
    const membership: Membership = {peerId, others: new Map(), introducedAt: new Map(), relayed: new Set(), isDealing: false, hurries: 0};
    this.memberships.set(swarm, membership);
    return membership;
  }

  private leave(swarm: string): void {
    const membership = this.memberships.get(swarm);
    if (!membership) return;
    this.memberships.delete(swarm);
    if (!this.isCut) this.host.broadcast({kind: 'bye', swarm, from: membership.peerId});
  }

  /** Gives each peer that this client has not met one of the client's offers, then answers the announce. */
  private deal(swarm: string, offers: NonNullable<TrackerMessage['offers']>): void {
    const membership = this.memberships.get(swarm);
    if (!membership || this.isCut) return;
    const {peerId, others, introducedAt} = membership;
    const now = this.host.now();
    for (const [id, {seenAt}] of others) if (now - seenAt > FORGET_AFTER_MS) others.delete(id);

    const strangers = [...others].filter(([id]) => !this.host.isConnected(id));
    const unmet = strangers.filter(([id]) => now - (introducedAt.get(id) ?? -Infinity) > INTRODUCTION_LASTS_MS);
    // Two viewers who both offer may each drop the connection that the other keeps. So of two who deal at the same moment,
    // or were introduced in vain before and may yet connect, only one offers.
    const mine = unmet.filter(([id, {isDealing}]) => peerId > id || !(isDealing || introducedAt.has(id)));
    const dealt = mine.slice(0, offers.length);
    dealt.forEach(([to], index) => {
      const given = offers[index];
      if (!given) return;
      introducedAt.set(to, now);
      const message: TrackerMessage = {action: 'announce', info_hash: swarm, peer_id: peerId, offer: given.offer, offer_id: given.offer_id};
      this.host.broadcast({kind: 'relay', swarm, from: peerId, to, message});
    });
    for (const other of others.values()) other.isDealing = false;
    membership.isDealing = false;
    const hurry = HURRY_INTERVAL_S * 2 ** membership.hurries;
    membership.hurries = strangers.length > 0 ? membership.hurries + 1 : 0;
    this.host.deliver({
      action: 'announce',
      info_hash: swarm,
      interval: strangers.length > 0 ? Math.min(hurry, ANNOUNCE_INTERVAL_S) : ANNOUNCE_INTERVAL_S,
      complete: 0,
      incomplete: others.size + 1,
    });
  }
}
