import type {ReactNode} from 'react';

export const SearchIcon = (): ReactNode => (
  <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" aria-hidden="true">
    <circle cx="8.75" cy="8.75" r="5.5" />
    <path d="m13 13 4.25 4.25" />
  </svg>
);
