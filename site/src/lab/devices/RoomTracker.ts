import {readSdp, writeSdp, type Description} from './description.ts';

/** One for each device that may be there already. */
const OFFERS = 4;
/** Alone in a room, it offers again: an announcement may be lost, and of two who come at the same moment neither finds the other. */
const AGAIN_AFTER_MS = 4000;

export type OfferedLink = {
  readonly offer: Description;
  readonly accept: (answer: Description) => void;
  /** Nobody took it. */
  readonly drop: () => void;
};

export type RoomHost = {
  readonly makeOffer: () => Promise<OfferedLink>;
  /** Answers an offer of another device; undefined to let it be. */
  readonly takeOffer: (offer: Description) => Promise<Description | undefined>;
  /** Whether nobody has answered yet. */
  readonly isAlone: () => boolean;
  readonly onReach: (isReached: boolean) => void;
};

type Message = Readonly<Record<string, unknown>>;

/** Where devices of a room find each other: a tracker of the WebTorrent protocol, to which a room is a swarm like any other. */
export class RoomTracker {
  private readonly peerId = `-X2LAB-${randomDigits(13)}`;
  private readonly offered = new Map<string, OfferedLink>();
  private socket: WebSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hasStarted = false;
  private isClosed = false;

  constructor(
    private readonly url: string,
    private readonly room: string,
    private readonly host: RoomHost,
  ) {
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.dropOffers();
    this.say({event: 'stopped'});
    this.socket?.close();
  }

  private connect(): void {
    this.hasStarted = false;
    const socket = (this.socket = new WebSocket(this.url));
    socket.onopen = () => {
      this.host.onReach(true);
      void this.announce();
    };
    socket.onmessage = ({data}: MessageEvent<unknown>) => void this.hear(data);
    socket.onclose = () => {
      if (this.isClosed) return;
      this.host.onReach(false);
      this.again(() => this.connect());
    };
  }

  private again(action: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(action, AGAIN_AFTER_MS);
  }

  private async announce(): Promise<void> {
    this.again(() => void this.announce());
    if (this.hasStarted && !this.host.isAlone()) return;
    const links = await Promise.all(Array.from({length: OFFERS}, () => this.host.makeOffer()));
    if (this.isClosed || this.socket?.readyState !== WebSocket.OPEN) return links.forEach((link) => link.drop());
    this.dropOffers();
    const offers = links.map((link) => {
      const id = randomDigits(20);
      this.offered.set(id, link);
      return {offer_id: id, offer: {type: 'offer', sdp: writeSdp(link.offer, 'offer')}};
    });
    this.say({event: this.hasStarted ? undefined : 'started', numwant: OFFERS, uploaded: 0, downloaded: 0, left: 1, offers});
    this.hasStarted = true;
  }

  private async hear(data: unknown): Promise<void> {
    const message = read(data);
    if (message?.['action'] !== 'announce' || message['info_hash'] !== this.room || message['peer_id'] === this.peerId) return;
    const {offer_id: offerId, peer_id: from} = message;
    if (typeof offerId !== 'string' || typeof from !== 'string') return;
    const answer = descriptionIn(message['answer']);
    if (answer) {
      this.offered.get(offerId)?.accept(answer);
      this.offered.delete(offerId);
      return;
    }
    const offer = descriptionIn(message['offer']);
    const own = offer && (await this.host.takeOffer(offer).catch(() => undefined));
    if (own) this.say({to_peer_id: from, offer_id: offerId, answer: {type: 'answer', sdp: writeSdp(own, 'answer')}});
  }

  private dropOffers(): void {
    for (const link of this.offered.values()) link.drop();
    this.offered.clear();
  }

  private say(fields: object): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({action: 'announce', info_hash: this.room, peer_id: this.peerId, ...fields}));
  }
}

const randomDigits = (count: number): string => Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => byte % 10).join('');

function read(data: unknown): Message | undefined {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === 'object' && message !== null ? (message as Message) : undefined;
  } catch {
    return undefined;
  }
}

function descriptionIn(value: unknown): Description | undefined {
  const {sdp} = (typeof value === 'object' && value !== null ? value : {}) as {sdp?: unknown};
  return typeof sdp === 'string' ? readSdp(sdp) : undefined;
}
