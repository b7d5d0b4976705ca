import {readSdp, writeSdp, type Description} from './description.ts';
import {readPath, type LinkPath} from './linkPath.ts';

/** A candidate that has not come by then (a STUN server that does not answer) is left out. */
const GATHER_FOR_MS = 3000;
/** Anything longer is not ours: a report of eight viewers is a tenth of it. */
const LONGEST_MESSAGE = 60_000;

export type LinkEvents = {
  readonly onOpen: () => void;
  /** What the other page said, which anybody may have written. */
  readonly onMessage: (message: unknown) => void;
  /** It will not open any more, or has closed. */
  readonly onClose: () => void;
};

/** A data channel between two pages on two devices. Viewers find each other through it; their bytes go past it, directly. */
export class DeviceLink {
  private readonly connection: RTCPeerConnection;
  private readonly channel: RTCDataChannel;
  private isOver = false;

  constructor(iceServers: readonly RTCIceServer[], events: LinkEvents) {
    this.connection = new RTCPeerConnection({iceServers: [...iceServers]});
    this.channel = this.connection.createDataChannel('x2-lab', {negotiated: true, id: 0});
    this.channel.onopen = () => events.onOpen();
    this.channel.onmessage = ({data}: MessageEvent<unknown>) => {
      if (typeof data !== 'string' || data.length > LONGEST_MESSAGE) return;
      const message = parse(data);
      if (message !== undefined) events.onMessage(message);
    };
    const end = (): void => {
      if (this.isOver) return;
      this.isOver = true;
      this.connection.close();
      events.onClose();
    };
    this.channel.onclose = end;
    this.connection.onconnectionstatechange = () => {
      // Before the channel has ever opened, "failed" is no end: the answer may still be on its way, and then browsers go on.
      if (this.connection.connectionState === 'failed' && this.channel.readyState !== 'connecting') end();
    };
  }

  get isOpen(): boolean {
    return this.channel.readyState === 'open';
  }

  /** Packets have passed, in whichever direction: this comes before the other side has the answer. */
  get isReached(): boolean {
    return this.isOpen || ['connected', 'completed'].includes(this.connection.iceConnectionState);
  }

  async offer(): Promise<Description> {
    await this.connection.setLocalDescription(await this.connection.createOffer());
    return this.gathered();
  }

  async answer(offer: Description): Promise<Description> {
    await this.connection.setRemoteDescription({type: 'offer', sdp: writeSdp(offer, 'offer')});
    await this.connection.setLocalDescription(await this.connection.createAnswer());
    return this.gathered();
  }

  async accept(answer: Description): Promise<void> {
    await this.connection.setRemoteDescription({type: 'answer', sdp: writeSdp(answer, 'answer')});
  }

  /** What is said on a link that is not open is lost: reports come again. */
  send(message: object): void {
    if (this.isOpen) this.channel.send(JSON.stringify(message));
  }

  async path(): Promise<LinkPath> {
    return readPath(await this.connection.getStats());
  }

  /** Without a word to its events: who closes knows. */
  close(): void {
    this.isOver = true;
    this.connection.close();
  }

  private async gathered(): Promise<Description> {
    const {connection} = this;
    if (connection.iceGatheringState !== 'complete')
      await new Promise<void>((resolve) => {
        connection.addEventListener('icegatheringstatechange', () => connection.iceGatheringState === 'complete' && resolve());
        setTimeout(resolve, GATHER_FOR_MS);
      });
    const description = readSdp(connection.localDescription?.sdp ?? '');
    if (!description) throw new Error('The browser described no data channel.');
    return description;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
