import type {ReactNode} from 'react';
import styles from '../components/controls/layout.module.css';

/** Says which parts of the opened address were not understood. */
export function AddressProblems({problems}: {readonly problems: readonly string[]}): ReactNode {
  return problems.length === 0 ? null : (
    <ul className={styles.problem} role="alert">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}
