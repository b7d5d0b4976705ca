/**
 * Any value as text a reader can take in: functions, errors and buffers by what they are, everything else as JSON.
 * On one line (`space` 0), fields without a value are left out.
 */
export function showValue(value: unknown, space = 2): string {
  if (value === undefined) return 'undefined';
  const seen = new WeakSet<object>();
  return JSON.stringify(
    value,
    (_key, item: unknown) => {
      if (typeof item === 'function') return '[函数]';
      if (item === undefined) return space ? '[未设]' : undefined;
      // eslint-disable-next-line @typescript-eslint/no-misused-spread -- an error's own fields, without what its class has
      if (item instanceof Error) return {...item, name: item.name, message: item.message};
      if (item instanceof ArrayBuffer) return `[ArrayBuffer ${item.byteLength} 字节]`;
      if (typeof item !== 'object' || item === null) return item;
      if (seen.has(item)) return '[已列出]';
      seen.add(item);
      const {constructor} = item;
      const isPlain = Array.isArray(item) || constructor === Object || (constructor as unknown) === undefined;
      return isPlain ? item : '[对象]';
    },
    space,
  );
}
