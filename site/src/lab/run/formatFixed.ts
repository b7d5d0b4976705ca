/**
 * A fixed number of decimals, so that a figure that counts up does not change its width; those that are rounded to be read are in
 * `tools/shared/format.ts`.
 */

/** Decimal units, as on the billing page: 1 MB = 10⁶ bytes. */
export function formatFixedBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
  return `${(bytes / 1_000_000).toFixed(2)} MB`;
}

/** A dash stands for what has not been measured. */
export function formatFixedPercent(value: number | undefined, digits = 1): string {
  return value === undefined ? '—' : `${(value * 100).toFixed(digits)}%`;
}

export function formatFixedSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
