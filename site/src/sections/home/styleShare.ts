/** A share as a style says it: as exact as a wide screen shows it, since more digits would be bytes of the page. */
export const styleShare = (share: number): number => Number(share.toFixed(4));
