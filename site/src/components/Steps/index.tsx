import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** An ordered list drawn as a numbered path; the list itself stays plain Markdown. */
export function Steps({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
