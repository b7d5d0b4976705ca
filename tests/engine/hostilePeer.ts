import type {Page} from '@playwright/test';

type OverTracker =
  /** Changes these fields of each of its offers, or of its answers. */
  | {readonly kind: 'offers' | 'answers'; readonly says: Readonly<Record<string, unknown>>}
  /** Makes this many offers that lead nowhere. */
  | {readonly kind: 'emptyOffers'; readonly count: number};

type OverChannels =
  /** Sends its first segment request this many times. */
  | {readonly kind: 'asksAgain'; readonly times: number}
  /** Before all else, sends this many bytes of a segment that nobody asked for. */
  | {readonly kind: 'unaskedBytes'; readonly count: number}
  /** Says that its first segment is endless, and sends bytes without end. */
  | {readonly kind: 'endlessSegment'}
  /** Sends the beginning of a command, and never its end. */
  | {readonly kind: 'endlessCommand'}
  /** Before all else, sends these commands: the code, then the fields as they are on the wire. */
  | {readonly kind: 'commands'; readonly commands: readonly (readonly number[])[]};

/** What a member of the swarm does that no engine would do. */
export type Hostility = OverTracker | OverChannels;

declare global {
  interface Window {
    /** How often the page has done what it was made to do. */
    misdeeds?: number;
  }
}

/** Makes the page a hostile member of its swarm; call before the page loads. */
export async function becomeHostile(page: Page, how: Hostility): Promise<void> {
  if (isOverTracker(how)) await page.addInitScript(misuseTracker, how);
  else await page.addInitScript(misuseChannels, how);
}

const isOverTracker = (how: Hostility): how is OverTracker => ['offers', 'answers', 'emptyOffers'].includes(how.kind);

type Message = {readonly offers?: readonly {readonly offer: {readonly sdp: string}}[]; readonly answer?: unknown};

function misuseTracker(plan: OverTracker): void {
  const {send} = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(String(text)) as Message;
    const say = (changed: object): void => {
      send.call(this, JSON.stringify({...message, ...changed}));
      window.misdeeds = (window.misdeeds ?? 0) + 1;
    };
    const [first] = message.offers ?? [];
    if (plan.kind === 'offers' && first) return say({offers: message.offers?.map((offer) => ({...offer, ...plan.says}))});
    if (plan.kind === 'answers' && message.answer) return say(plan.says);
    if (plan.kind !== 'emptyOffers' || !first) return send.call(this, text);
    const offer = {...first.offer, sdp: first.offer.sdp.replace(/^a=candidate.*\r\n/gm, '')};
    for (let number = 0; number < plan.count; number++) say({offers: [{offer, offer_id: String(number).padStart(20, '0')}]});
  };
}

function misuseChannels(plan: OverChannels): void {
  const originalSend = RTCDataChannel.prototype.send as (this: RTCDataChannel, data: unknown) => void;
  const SEGMENT_REQUEST = 1;
  const SEGMENT_DATA = 2;
  const MESSAGE = 60_000;
  const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
  const framed = (start: string, bytes: Iterable<number>, end: string) => Uint8Array.from([...letters(start), ...bytes, ...letters(end)]);
  const forEver = (action: () => void): void => {
    action();
    setInterval(action, 20);
  };
  // An engine that notices a fault closes the connection; a hostile one keeps it open.
  RTCPeerConnection.prototype.close = RTCDataChannel.prototype.close = () => undefined;

  RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: unknown) {
    const view = ArrayBuffer.isView(data)
      ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
      : new Uint8Array(data as ArrayBuffer);
    const isCommand = String.fromCharCode(...view.slice(0, 4)) === 'cstr';
    const command = isCommand ? view[4] : undefined;
    const hasBegun = window.misdeeds !== undefined;
    const goOn = (): void => originalSend.call(this, view);
    const misuse = (bytes: Uint8Array): void => {
      if (this.readyState !== 'open') return;
      originalSend.call(this, bytes);
      window.misdeeds = (window.misdeeds ?? 0) + 1;
    };

    switch (plan.kind) {
      case 'asksAgain':
        if (command === SEGMENT_REQUEST && !hasBegun) for (let time = 1; time < plan.times; time++) misuse(view);
        return goOn();
      case 'unaskedBytes':
        for (let sent = hasBegun ? plan.count : 0; sent < plan.count; sent += MESSAGE)
          misuse(new Uint8Array(Math.min(MESSAGE, plan.count - sent)));
        return goOn();
      case 'commands':
        for (const bytes of hasBegun ? [] : plan.commands) {
          for (let at = 0; at < bytes.length; at += MESSAGE) {
            misuse(framed(at === 0 ? 'cstr' : 'dstr', bytes.slice(at, at + MESSAGE), at + MESSAGE < bytes.length ? 'dend' : 'cend'));
          }
        }
        return goOn();
      case 'endlessCommand':
        if (hasBegun) return;
        misuse(framed('cstr', new Uint8Array(MESSAGE), 'dend'));
        return forEver(() => misuse(framed('dstr', new Uint8Array(MESSAGE), 'dend')));
      case 'endlessSegment': {
        if (hasBegun) return;
        const bytes = view.slice();
        if (!isCommand) return forEver(() => misuse(bytes));
        if (command !== SEGMENT_DATA) return goOn();
        // A field is a letter, a byte count and that many bytes; the size field becomes 2 ** 52.
        const fields = [...view.slice(5, -4)];
        const at = fields.indexOf('s'.charCodeAt(0), 2 + fields[1]!);
        fields.splice(at + 1, 1 + fields[at + 1]!, 7, 0x10, 0, 0, 0, 0, 0, 0);
        return originalSend.call(this, framed('cstr', [SEGMENT_DATA, ...fields], 'cend'));
      }
    }
  };
}
