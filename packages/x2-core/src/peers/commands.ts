/** Commands between peers as p2p-media-loader 2.x writes them. A number is at most 15 bytes long, a command has one letter for each field. */
export const CODE = {announcement: 0, request: 1, data: 2, sent: 3, absent: 4, cancel: 5} as const;

/** The numbers that a command names: segment, request, first byte wanted, bytes that follow. */
export type Command = {readonly code: number; readonly i?: number; readonly r?: number; readonly b?: number; readonly s?: number};

type RequestCommand = Command & {readonly i: number; readonly r: number};

const NUMBER = 0;
const NUMBERS = 1;
const TEXT = 2;
/** Upstream's longest command has four. It copies the rest of a command for each field, so that thousands of them froze the page. */
const MOST_FIELDS = 8;
const FRAME = 4;

const isFramed = (bytes: Uint8Array, at: number, [first, second, third]: string): boolean =>
  (bytes[at] === 0x63 || bytes[at] === 0x64) &&
  [first, second, third].every((letter, index) => bytes[at + 1 + index] === letter!.charCodeAt(0));

/** Whether a message is a command or a part of one; all others are bytes of a segment. */
export const isCommandPart = (bytes: Uint8Array): boolean => isFramed(bytes, 0, 'str') && isFramed(bytes, bytes.length - FRAME, 'end');

const isFirstPart = (bytes: Uint8Array): boolean => bytes[0] === 0x63;
const isLastPart = (bytes: Uint8Array): boolean => bytes[bytes.length - FRAME] === 0x63;

/** What a complete command consists of: its meaning, if it has one, and the messages it came in. */
export type Received = {readonly command: Command | undefined; readonly parts: readonly Uint8Array[]};

/** Puts the parts of commands together. */
export class CommandReader {
  #parts: Uint8Array[] = [];
  #length = 0;
  readonly #mostBytes: number;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** The command that this part completes. A RangeError says that it is longer than any engine makes one. */
  add(part: Uint8Array): Received | undefined {
    if (isFirstPart(part)) this.#clear();
    else if (this.#parts.length === 0) return undefined;
    this.#parts.push(part);
    this.#length += part.length;
    if (this.#length > this.#mostBytes) {
      this.#clear();
      throw new RangeError('The peer sent a command that is too long.');
    }
    if (!isLastPart(part)) return undefined;
    const parts = this.#parts;
    this.#clear();
    return {command: readCommand(joined(parts)), parts};
  }

  #clear(): void {
    this.#parts = [];
    this.#length = 0;
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const contents = parts.map((part) => part.subarray(FRAME, part.length - FRAME));
  if (contents.length === 1) return contents[0]!;
  const all = new Uint8Array(contents.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const content of contents) {
    all.set(content, at);
    at += content.length;
  }
  return all;
}

/** What stands in the fields that upstream reads. */
const KINDS = {l: 'numbers', p: 'numbers', i: 'number', r: 'number', b: 'number', s: 'number'} as const;

/** The command that these bytes spell, without its frame; nothing where upstream would read something of another kind, or throw. */
function readCommand(bytes: Uint8Array): Command | undefined {
  const [code] = bytes;
  const numbers: Record<string, number> = {};
  let at = 1;
  for (let count = 0; at < bytes.length; count++) {
    if (count === MOST_FIELDS) return undefined;
    const name = String.fromCharCode(bytes[at]!);
    const field = readField(bytes, at + 1);
    if (!field) return undefined;
    // Upstream writes fields over one another, and one of this name over the code that decides what they mean.
    if (name === 'c') return undefined;
    if (Object.hasOwn(KINDS, name) && field.kind !== KINDS[name as keyof typeof KINDS]) return undefined;
    if (field.kind === 'number') numbers[name] = field.value;
    at = field.end;
  }
  if (at !== bytes.length || code === undefined || code > CODE.cancel) return undefined;
  const {i, r, b = 0, s} = numbers;
  if (code === CODE.announcement) return {code};
  if (!isWhole(i) || !isWhole(r) || !isWhole(b)) return undefined;
  return {code, i, r, b, ...(s !== undefined && {s})};
}

const isWhole = (value: number | undefined): value is number => value !== undefined && Number.isSafeInteger(value) && value >= 0;

type Field =
  {readonly kind: 'number'; readonly value: number; readonly end: number} | {readonly kind: 'numbers' | 'text'; readonly end: number};

function readField(bytes: Uint8Array, at: number): Field | undefined {
  switch (bytes[at]! >> 4) {
    case NUMBER: {
      const number = readNumber(bytes, at);
      return number && {kind: 'number', ...number};
    }
    case NUMBERS: {
      let end = at + 2;
      for (let groups = bytes[at + 1]; groups; groups--) {
        // The lowest byte of what the numbers of a group have in common says how many there are.
        const group = readNumber(bytes, end);
        if (!group) return undefined;
        end = group.end + bytes[group.end - 1]!;
      }
      return end <= bytes.length ? {kind: 'numbers', end} : undefined;
    }
    case TEXT: {
      const end = at + 2 + (((bytes[at]! & 15) << 8) | (bytes[at + 1] ?? 0));
      return end <= bytes.length ? {kind: 'text', end} : undefined;
    }
    default:
      return undefined;
  }
}

function readNumber(bytes: Uint8Array, at: number): {readonly value: number; readonly end: number} | undefined {
  if (at >= bytes.length || bytes[at]! >> 4 !== NUMBER) return undefined;
  const end = at + 1 + bytes[at]!;
  if (end === at + 1 || end > bytes.length) return undefined;
  let value = bytes[at + 1]! & 127;
  for (let index = at + 2; index < end; index++) value = value * 256 + bytes[index]!;
  return {value: bytes[at + 1]! & 128 ? -value : value, end};
}

/** A command that stands in one message: the peer's words, in our place, to upstream or back to the peer. */
export const writeCommand = (code: number, {i, r}: {readonly i: number; readonly r: number}): Uint8Array =>
  Uint8Array.from([...letters('cstr'), code, ...letters('i'), ...number(i), ...letters('r'), ...number(r), ...letters('cend')]);

/** The command that one message contains, of those that are short enough for it. */
export const readMessage = (message: Uint8Array): RequestCommand | undefined => {
  if (!isCommandPart(message) || !isFirstPart(message) || !isLastPart(message)) return undefined;
  const command = readCommand(message.subarray(FRAME, message.length - FRAME));
  return command?.i === undefined || command.r === undefined ? undefined : (command as RequestCommand);
};

const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

function number(value: number): number[] {
  const digits: number[] = [];
  for (let rest = value; rest > 0 || digits.length === 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256);
  // The first bit is the sign.
  if (digits[0]! > 127) digits.unshift(0);
  return [digits.length, ...digits];
}
