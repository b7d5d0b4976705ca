import type {ReactNode} from 'react';
import styles from './Workbench.module.css';

type Props = {
  readonly inputs: ReactNode;
  /** The button that asks, if it stands apart from the inputs, and the answer in one line. */
  readonly verdict?: ReactNode;
  /** The answer in full. */
  readonly children: ReactNode;
};

/**
 * A tool's two halves: what goes in stands beside what comes out where there is room for both. Elsewhere the answer's one line stays at the
 * bottom of the window for as long as the inputs are in it.
 */
export function Workbench({inputs, verdict, children}: Props): ReactNode {
  return (
    <div className={styles.frame}>
      <div className={styles.bench}>
        <div className={styles.inputs} data-inputs="">
          {inputs}
        </div>
        {verdict === undefined ? null : <div className={styles.verdict}>{verdict}</div>}
        <div className={styles.results}>{children}</div>
      </div>
    </div>
  );
}

type LineProps = {
  /** `note` is for words that are no answer yet. */
  readonly tone?: 'plain' | 'ok' | 'caution' | 'danger' | 'note' | undefined;
  readonly children: string;
  /** Attributes that say what kind of answer it is. */
  readonly [attribute: `data-${string}`]: string | undefined;
};

/** The answer in one line, read aloud when it changes. */
export function VerdictLine({tone = 'plain', children, ...data}: LineProps): ReactNode {
  return (
    <p className={styles.line} role="status" data-tone={tone} {...data}>
      {children}
    </p>
  );
}
