/**
 * Neighbouring positions of a query, from `start` up to the one before `end`. A Chinese character takes one position, a Latin word
 * two to four; question words and fillers take none.
 */
export interface Span {
  start: number;
  end: number;
}

/** What a query asks beyond this many positions adds nothing. */
export const MAX_POSITIONS = 64;

/** `length` positions from `start` on, as far as a query is read. */
export const spanOf = (start: number, length: number): Span => ({start, end: Math.min(start + length, MAX_POSITIONS)});

export const NO_POSITIONS: Span = {start: 0, end: 0};

export const isEmpty = ({start, end}: Span): boolean => start >= end;
