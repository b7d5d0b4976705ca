/** One line of a playlist that is a tag: its name without `#EXT-X-` or `#EXT`, and what follows the colon. */
export type Tag = {readonly name: string; readonly value: string};

export type Attributes = Readonly<Partial<Record<string, string>>>;

/** Lines as players read them: without blanks around, empty ones left out. */
export const linesOf = (playlist: string): string[] =>
  playlist
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Undefined for an address, a comment, and a tag of no playlist. */
export function tagOf(line: string): Tag | undefined {
  const [, name, value = ''] = /^#EXT(?:-X-)?([A-Z\d-]+)(?::(.*))?$/s.exec(line) ?? [];
  return name === undefined ? undefined : {name, value};
}

/** Attributes by name, without quotation marks. What cannot be read is left out, as players leave it out. */
export function attributesOf(value: string): Attributes {
  const attributes: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [, name, quoted, bare] of value.matchAll(/([A-Z\d-]+)=(?:"([^"]*)"|([^",\s][^,]*))/g)) {
    if (name !== undefined) attributes[name] ??= quoted ?? bare?.trim() ?? '';
  }
  return attributes;
}

/** Replaces `{$name}` by what `EXT-X-DEFINE` gave it, in the order of the playlist; `url`, an absolute one, answers `QUERYPARAM`. */
export class Variables {
  readonly #values = new Map<string, string>();
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  define({NAME, VALUE, QUERYPARAM}: Attributes): void {
    if (NAME !== undefined && VALUE !== undefined) this.#values.set(NAME, VALUE);
    const asked = QUERYPARAM === undefined ? null : new URL(this.#url).searchParams.get(QUERYPARAM);
    if (QUERYPARAM !== undefined && asked !== null) this.#values.set(QUERYPARAM, asked);
  }

  replace(text: string): string {
    return text.replace(/\{\$([\w-]+)\}/g, (whole, name: string) => this.#values.get(name) ?? whole);
  }
}

/** As the browser resolves it; undefined if it cannot be an address. */
export const resolved = (uri: string, base: string): string | undefined => {
  try {
    return new URL(uri, base).href;
  } catch {
    return undefined;
  }
};
