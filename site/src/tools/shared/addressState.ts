/** One value of a page's address. `read` returns undefined for text that is not such a value. */
export type AddressField<T> = {
  readonly fallback: T;
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
  /** What the field accepts, for the sentence that reports a bad address. */
  readonly accepts: string;
};

export type AddressFields = Readonly<Record<string, AddressField<any>>>;
export type AddressValues<Fields extends AddressFields> = {readonly [Name in keyof Fields]: Fields[Name] extends AddressField<infer T> ? T : never};

export type Address<Fields extends AddressFields> = {
  readonly defaults: AddressValues<Fields>;
  /** Values of a query; what cannot be read falls back and is named in `problems`, so nothing is lost in silence. */
  parse(search: string): {readonly values: AddressValues<Fields>; readonly problems: readonly string[]};
  /** `?a=1&b=2` without the values that are defaults; empty when all are. */
  toSearch(values: AddressValues<Fields>): string;
};

export function numberIn({fallback, min, max, integer = false}: {fallback: number; min: number; max: number; integer?: boolean}): AddressField<number> {
  return {
    fallback,
    read: (text) => {
      // Adding 0 makes 0 of -0, which an address cannot hold.
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
  return {fallback, read: (text) => (text === '1' ? true : text === '0' ? false : undefined), write: (value) => (value ? '1' : '0'), accepts: '0 或 1'};
}

export function textIn({fallback = '', maxLength}: {fallback?: string; maxLength: number}): AddressField<string> {
  return {fallback, read: (text) => (text.length <= maxLength ? text : undefined), write: String, accepts: `至多 ${maxLength} 个字符`};
}

/** The address of a page as typed values. Keys are the names of the fields. */
export function defineAddress<const Fields extends AddressFields>(fields: Fields): Address<Fields> {
  const names = Object.keys(fields);
  const collect = (value: (name: string) => unknown) => Object.fromEntries(names.map((name) => [name, value(name)])) as AddressValues<Fields>;
  const defaults = collect((name) => fields[name]!.fallback);
  return {
    defaults,
    parse(search) {
      const query = new URLSearchParams(search);
      const problems: string[] = [];
      const values = collect((name) => {
        const field = fields[name]!;
        const text = query.get(name);
        if (text === null) return field.fallback;
        const value = field.read(text);
        if (value === undefined) problems.push(`地址里的 ${name} 应为${field.accepts}，已改用默认值。`);
        return value ?? field.fallback;
      });
      return {values, problems};
    },
    toSearch(values) {
      const query = new URLSearchParams();
      for (const name of names) {
        const text = fields[name]!.write(values[name]);
        if (text !== fields[name]!.write(fields[name]!.fallback)) query.set(name, text);
      }
      return query.size === 0 ? '' : `?${query}`;
    },
  };
}
