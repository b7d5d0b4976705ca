import {formatNumber} from '../shared/format.ts';

/** An amount short enough for a large figure on a phone: 113.4 万. */
export function formatMoney(amount: number): string {
  const size = Math.abs(amount);
  if (size >= 1e8) return `${formatNumber(amount / 1e8, 2)} 亿`;
  return size >= 1e4 ? `${formatNumber(amount / 1e4, 1)} 万` : formatNumber(amount, 0);
}

/** A price may be a fraction of a cent: below 1 it has three significant digits. */
export function formatPrice(price: number): string {
  return formatNumber(price, price > 0 && price < 1 ? Math.min(20, 2 - Math.floor(Math.log10(price))) : 2);
}
