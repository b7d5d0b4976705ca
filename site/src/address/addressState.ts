/** One value of a page's address. `read` returns undefined for text that is not such a value. */
export type AddressField<T> = {
  readonly fallback: T;
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
  /** What the field accepts, for the sentence that reports a bad address. */
  readonly accepts: string;
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- fields of every type beside each other; each value has its own below
type AddressFields = Readonly<Record<string, AddressField<any>>>;
type AddressValues<Fields extends AddressFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends AddressField<infer T> ? T : never;
};

/** The address of a page as typed values. */
export type Address<Values extends object> = {
  readonly defaults: Values;
  /** Values of a query; what cannot be read falls back and is named in `problems`, so nothing is lost in silence. */
  parse(search: string): {readonly values: Values; readonly problems: readonly string[]};
  /** The query that holds the values. Some texts are not written, or not whole. */
  toSearch(values: Values): string;
  /** Whether the address holds all of the values. */
  isWhole(values: Values): boolean;
  /** `typed`, if it fits this address: so a reload restores what the address leaves out. `search` is undefined if it holds no state. */
  restore(search: string | undefined, typed: unknown): Values | undefined;
};

/** An address of independent fields. */
export type FieldsAddress<Values extends object> = Address<Values> & {
  /** For those who describe the address. */ readonly fields: AddressFields;
};

export function numberIn({
  fallback,
  min,
  max,
  integer = false,
}: {
  fallback: number;
  min: number;
  max: number;
  integer?: boolean;
}): AddressField<number> {
  return {
    fallback,
    read: (text) => {
      // Adding 0 turns -0, which an address cannot hold, into 0.
      const value = text.trim() === '' ? Number.NaN : Number(text) + 0;
      return value >= min && value <= max && (!integer || Number.isInteger(value)) ? value : undefined;
    },
    write: String,
    accepts: `${min} 到 ${max} 的${integer ? '整数' : '数'}`,
  };
}

export function oneOf<const T extends string>(choices: readonly T[], fallback: NoInfer<T>): AddressField<T> {
  return {fallback, read: (text) => choices.find((choice) => choice === text), write: String, accepts: choices.join('、')};
}

export function flag(fallback: boolean): AddressField<boolean> {
  return {
    fallback,
    read: (text) => (text === '1' ? true : text === '0' ? false : undefined),
    write: (value) => (value ? '1' : '0'),
    accepts: '0 或 1',
  };
}

/** A longer text is not written: chat programs would cut the address off. */
export function textIn({fallback = '', maxLength}: {fallback?: string; maxLength: number}): AddressField<string> {
  return {
    fallback,
    read: (text) => (text.length <= maxLength ? text : undefined),
    write: (text) => (text.length <= maxLength ? text : ''),
    accepts: `至多 ${maxLength} 个字符`,
  };
}

/** The name of a secret before its value, in JSON, in code or among headers; or an address with credentials or a query. */
const SECRET = /(?:token|secret|passw|credential|auth|cookie|key)[\w-]*(?:\s*[:=]|["']\s*[:=,])|:\/\/(?:[^\s"'/]*@|[^\s"']*\?)/i;

/** A text that people may paste with secrets in it: such a text is not written. */
export function publicTextIn(options: {fallback?: string; maxLength: number}): AddressField<string> {
  const field = textIn(options);
  const write = (text: string): string => {
    const written = field.write(text);
    return SECRET.test(written) ? '' : written;
  };
  return {...field, write};
}

/** An address without its query and fragment, where signatures and tokens are, without a name and password, and without options of curl. */
const publicPart = (address: string): string => address.replace(/(?:[?#]|\s-).*/s, '').replace(/\/\/[^/]*@/, '//');

/** An address of the reader's, without what only they may know. */
export function addressIn(options: {fallback?: string; maxLength: number}): AddressField<string> {
  const field = publicTextIn(options);
  return {...field, write: (text) => field.write(publicPart(text))};
}

/** What may separate several texts in one field, for use inside the brackets of a pattern. */
export const separators = '\\s,，、;；';

const textsInList = new RegExp(`[^${separators}]+`, 'g');

/** Several addresses of the reader's in one field, each without what only they may know. */
export function addressesIn(options: {fallback?: string; maxLength: number}): AddressField<string> {
  const field = publicTextIn(options);
  return {...field, write: (text) => field.write(text.replace(textsInList, publicPart))};
}

/**
 * An address of independent fields, written by name as `?a=1&b=2`; fields at their default are left out. `retired` has what is said of an
 * older link that carries a field there is no longer.
 */
export function defineAddress<const Fields extends AddressFields>(
  fields: Fields,
  retired: Readonly<Record<string, string>> = {},
): FieldsAddress<AddressValues<Fields>> {
  type Values = AddressValues<Fields>;
  const names = Object.keys(fields);
  const collect = (value: (name: string) => unknown) => Object.fromEntries(names.map((name) => [name, value(name)])) as Values;
  const defaults = collect((name) => fields[name]!.fallback);
  const toSearch = (values: Values): string => {
    const query = new URLSearchParams();
    for (const name of names) {
      const text = fields[name]!.write(values[name]);
      if (text !== fields[name]!.write(fields[name]!.fallback)) query.set(name, text);
    }
    return query.size === 0 ? '' : `?${query}`;
  };
  const parse = (search: string): ReturnType<Address<Values>['parse']> => {
    const query = new URLSearchParams(search);
    const problems = [...new Set(Object.keys(retired).flatMap((name) => (query.has(name) ? [retired[name]!] : [])))];
    const values = collect((name) => {
      const field = fields[name]!;
      const text = query.get(name);
      if (text === null) return field.fallback;
      const value: unknown = field.read(text);
      if (value === undefined) problems.push(`地址里的 ${name} 应为：${field.accepts}。已改用默认值。`);
      return value ?? field.fallback;
    });
    return {values, problems};
  };
  const restore = (search: string | undefined, typed: unknown): Values | undefined => {
    const values = typed as Values;
    // `typed` may have been left by an older release.
    const isOurs = typeof typed === 'object' && typed !== null && names.every((name) => typeof values[name] === typeof defaults[name]);
    const fits = search === undefined || (isOurs && toSearch(values) === search && parse(search).problems.length === 0);
    return isOurs && fits ? values : undefined;
  };
  const isWhole = (values: Values): boolean => {
    const {values: written} = parse(toSearch(values));
    return names.every((name) => written[name] === values[name]);
  };
  return {fields, defaults, parse, toSearch, isWhole, restore};
}
