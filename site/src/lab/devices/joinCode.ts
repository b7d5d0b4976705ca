import {isPassword, isUfrag, MOST_CANDIDATES, type Candidate, type Description} from './description.ts';

/**
 * What a link asks the laboratory to join.
 *
 * - `room`: a swarm of devices at a tracker.
 * - `offer`: one device, without a server; its page waits for the answer.
 * - `answer`: what the invited device says; the link is opened in the browser that waits.
 */
export type Join =
  | {readonly kind: 'room'; readonly room: string}
  | {
      readonly kind: 'offer' | 'answer';
      /** Of the invitation, so that an answer finds the page that made it. */
      readonly invitation: number;
      /** Seconds since 1970, by the clock of who invites. */
      readonly madeAt: number;
      readonly description: Description;
    };

export type Exchange = Extract<Join, {kind: 'offer' | 'answer'}>;

/** How long an invitation holds. */
export const LIFE_SECONDS = 600;
/** Clocks of phones differ. */
const CLOCKS_DIFFER_BY = 120;

const VERSION = 1;
/** Longer than any that is made, short enough to be read in no time. */
const LONGEST = 400;
const ROOM = /^r([\w-]{20})$/;
const KINDS = {o: 'offer', a: 'answer'} as const;

export const newRoom = (): string => base64url(crypto.getRandomValues(new Uint8Array(15)));
export const newInvitation = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

export function writeJoin(join: Join): string {
  if (join.kind === 'room') return `r${join.room}`;
  const {invitation, madeAt, description} = join;
  const {ufrag, password, fingerprint, candidates} = description;
  const body = [
    VERSION,
    ...uint32(madeAt),
    ...uint32(invitation),
    ...text(ufrag),
    ...text(password),
    ...fingerprint,
    candidates.length,
    ...candidates.flatMap(candidateBytes),
  ];
  return `${join.kind[0]}${base64url(Uint8Array.from([...body, ...uint32(crc32(body))]))}`;
}

export type ReadJoin = {readonly join: Join} | {readonly problem: string};

const DAMAGED = '这个邀请链接不完整，可能在转发时被截断了：请对方重新发一次。';

/** Reads the code of a link, which anybody may have written. */
export function readJoin(code: string): ReadJoin {
  const [, room] = ROOM.exec(code) ?? [];
  if (room !== undefined) return {join: {kind: 'room', room}};
  const kind = KINDS[code[0] as keyof typeof KINDS] as Exchange['kind'] | undefined;
  if (kind === undefined && code[0] !== 'r') return {problem: '这不是实验室的邀请链接：请扫另一台设备上显示的码，或者打开它的链接。'};
  if (kind === undefined || code.length > LONGEST) return {problem: DAMAGED};
  const bytes = fromBase64url(code.slice(1));
  if (!bytes || bytes.length < 5) return {problem: DAMAGED};
  const body = bytes.subarray(0, -4);
  const reader = new Reader(bytes);
  if (reader.skipTo(body.length).uint32() !== crc32(body)) return {problem: DAMAGED};
  const read = readBody(new Reader(body));
  if (read === 'version') return {problem: '两台设备打开的实验室不是同一个版本：两边都刷新页面，再重新邀请。'};
  return read ? {join: {kind, ...read}} : {problem: DAMAGED};
}

/** Why an invitation no longer holds, by the clock of who reads it. */
export function staleness({madeAt}: Exchange, nowSeconds: number): string | undefined {
  if (nowSeconds - madeAt > LIFE_SECONDS + CLOCKS_DIFFER_BY)
    return `这个邀请已经过期，邀请只在 ${LIFE_SECONDS / 60} 分钟内有效：请对方重新邀请。`;
  if (madeAt - nowSeconds > LIFE_SECONDS) return '两台设备的时钟相差太多，看不出这个邀请是否还有效：把时间改为自动设置，再重新邀请。';
  return undefined;
}

function readBody(reader: Reader): Omit<Exchange, 'kind'> | 'version' | undefined {
  try {
    if (reader.byte() !== VERSION) return 'version';
    const madeAt = reader.uint32();
    const invitation = reader.uint32();
    const ufrag = reader.text();
    const password = reader.text();
    const fingerprint = reader.bytes(32);
    const count = reader.byte();
    if (!isUfrag(ufrag) || !isPassword(password) || count > MOST_CANDIDATES) return undefined;
    const candidates = Array.from({length: count}, () => reader.candidate());
    return reader.isAtEnd ? {madeAt, invitation, description: {ufrag, password, fingerprint, candidates}} : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const uint32 = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const text = (value: string): number[] => [value.length, ...[...value].map((letter) => letter.charCodeAt(0))];

/** Kind and form of an address in one byte. */
const FORMS = ['mdns', 'host4', 'host6', 'srflx4', 'srflx6'] as const;

function candidateBytes({kind, address, port}: Candidate): number[] {
  const isIpv6 = address.includes(':');
  const form = kind === 'mdns' ? 'mdns' : (`${kind}${isIpv6 ? 6 : 4}` as const);
  const bytes =
    kind === 'mdns'
      ? hexBytes(address.replace('.local', '').replaceAll('-', ''))
      : isIpv6
        ? ipv6Bytes(address)
        : address.split('.').map(Number);
  return [FORMS.indexOf(form), ...bytes, port >> 8, port & 255];
}

const hexBytes = (digits: string): number[] => digits.match(/../g)!.map((pair) => Number.parseInt(pair, 16));

/** The browser writes an address out in full, as RFC 5952 does. */
function ipv6Bytes(address: string): number[] {
  const host = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = host.split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const all = tail === undefined ? before : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return all.flatMap((group) => hexBytes(group.padStart(4, '0')));
}

/** Goes through bytes from front to back; throws a RangeError past the end and on what is nothing we write. */
class Reader {
  private at = 0;

  constructor(private readonly source: Uint8Array) {}

  get isAtEnd(): boolean {
    return this.at === this.source.length;
  }

  skipTo(at: number): this {
    this.at = at;
    return this;
  }

  bytes(count: number): Uint8Array {
    if (this.at + count > this.source.length) throw new RangeError('past the end');
    return this.source.slice(this.at, (this.at += count));
  }

  byte(): number {
    return this.bytes(1)[0]!;
  }

  uint32(): number {
    return this.bytes(4).reduce((sum, byte) => sum * 256 + byte, 0);
  }

  text(): string {
    return String.fromCharCode(...this.bytes(this.byte()));
  }

  candidate(): Candidate {
    const form = FORMS[this.byte()];
    if (form === undefined) throw new RangeError('no such form');
    const address = this.address(form);
    const [high = 0, low = 0] = this.bytes(2);
    const port = high * 256 + low;
    if (port === 0) throw new RangeError('no such port');
    return {kind: form === 'mdns' ? form : form.startsWith('host') ? 'host' : 'srflx', address, port};
  }

  private address(form: (typeof FORMS)[number]): string {
    if (form.endsWith('4')) return this.bytes(4).join('.');
    const digits = [...this.bytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    if (form === 'mdns') return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`;
    return new URL(`http://[${digits.match(/.{4}/g)!.join(':')}]`).hostname.slice(1, -1);
  }
}

function crc32(bytes: Iterable<number>): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ -1) >>> 0;
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function fromBase64url(code: string): Uint8Array | undefined {
  if (!/^[\w-]*$/.test(code)) return undefined;
  try {
    return Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
