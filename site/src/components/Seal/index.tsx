import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The kind of statement, in two to four characters. */
  readonly kind: string;
  /** What follows it in the line. */
  readonly line: string;
  readonly isProven?: boolean;
  /** What a press shows; without it there is only the line. */
  readonly children?: ReactNode;
};

/** What kind of statement a page or a sample makes: one line, more on a press. In a wide window it stands in the margin. */
export function Seal({kind, line, isProven = false, children}: Props): ReactNode {
  const summary = (
    <>
      <strong className={isProven ? styles.proven : styles.kind}>{kind}</strong> {line}
    </>
  );
  if (!children)
    return (
      <p className={styles.seal} data-seal>
        {summary}
      </p>
    );
  return (
    <details className={styles.seal} data-seal>
      <summary>{summary}</summary>
      <p className={styles.more}>{children}</p>
    </details>
  );
}
