import type {ReactNode} from 'react';
import type {MarkedText} from '../shared/protocol.ts';

/** Plain and marked pieces in turn, as text: nothing in them is ever read as HTML. Never changed, but made anew: see `StatusText`. */
export const Marked = ({text}: {text: MarkedText}): ReactNode =>
  text.map((piece, at) => (at % 2 ? <mark key={`${at} ${piece}`}>{piece}</mark> : <span key={`${at} ${piece}`}>{piece}</span>));
