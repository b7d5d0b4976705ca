/** Shown where there is no number: never NaN, never Infinity. */
const NOTHING = '—';

/** At most `digits` decimals, without trailing zeros, grouped in threes. */
export function formatNumber(value: number, digits = 1): string {
  if (!Number.isFinite(value)) return NOTHING;
  const rounded = Number(value.toFixed(digits));
  return (rounded === 0 ? 0 : rounded).toLocaleString('en-US', {maximumFractionDigits: digits});
}

/** Seconds; from two minutes on in minutes, from two hours on in hours. */
export function formatSeconds(seconds: number): string {
  if (!Number.isFinite(seconds)) return NOTHING;
  if (Math.abs(seconds) >= 7200) return `${formatNumber(seconds / 3600)} 小时`;
  return Math.abs(seconds) >= 120 ? `${formatNumber(seconds / 60)} 分钟` : `${formatNumber(seconds)} s`;
}

const BYTE_UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];

/** Bytes in decimal units: kB = 10³, MB = 10⁶, GB = 10⁹. Rounded to be read; figures that count up are in `lab/formatFixed.ts`. */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes)) return NOTHING;
  const size = Math.abs(bytes);
  const step = size < 1 ? 0 : Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(size) / 3));
  const number = bytes / 1000 ** step;
  return `${formatNumber(number, Math.abs(number) >= 100 ? 0 : 1)} ${BYTE_UNITS[step]}`;
}

/** A share of one as a percentage. */
export function formatPercent(share: number, digits = 1): string {
  return Number.isFinite(share) ? `${formatNumber(share * 100, digits)}%` : NOTHING;
}

/** An upper bound, rounded down: rounded up, 99.98% would be the 100% that nothing reaches. */
export const formatCeiling = (share: number): string => formatPercent(Math.floor(share * 1000 + 1e-9) / 1000);
