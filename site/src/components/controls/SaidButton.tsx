import type {ReactNode} from 'react';
import {Button} from './Button';
import styles from './Said.module.css';

type Props = {
  readonly children: ReactNode;
  readonly isDisabled: boolean | undefined;
  readonly onClick: () => Promise<void>;
  /** What came of the last press; empty before the first. */
  readonly said: string;
  /** Below button and words. */
  readonly below?: ReactNode;
};

/** A button whose result is shown beside it and read aloud. */
export function SaidButton({children, isDisabled, onClick, said, below}: Props): ReactNode {
  return (
    <span className={styles.action}>
      <Button disabled={isDisabled} onClick={() => void onClick()}>
        {children}
      </Button>
      <span className={styles.said} role="status">
        {said}
      </span>
      {below}
    </span>
  );
}
