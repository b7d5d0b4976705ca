import type {ReactNode} from 'react';
import styles from './styles.module.css';

export const SearchIcon = (): ReactNode => (
  <svg className={styles.icon} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
    <circle cx="8.75" cy="8.75" r="5.5" />
    <path d="m13 13 4.25 4.25" />
  </svg>
);
