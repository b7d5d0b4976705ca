import {useState, type ReactElement, type ReactNode} from 'react';
import {Button} from './Button.tsx';
import styles from './Said.module.css';

type Props = {
  readonly children: ReactNode;
  readonly isDisabled: boolean | undefined;
  /** In the head of a box: without an edge, and what is said stands before all buttons of the row. */
  readonly isQuiet?: boolean | undefined;
  /** Resolves to what is said of the press. */
  readonly onClick: () => Promise<string>;
  /** Below button and words. */
  readonly below?: ReactElement | null;
};

/** A button whose result is shown beside it and read aloud. */
export function SaidButton({children, isDisabled, isQuiet = false, onClick, below}: Props): ReactNode {
  const [said, setSaid] = useState<{readonly words: string; readonly press: number}>();
  const press = async (): Promise<void> => {
    const words = await onClick();
    setSaid((before) => ({words, press: (before?.press ?? 0) + 1}));
  };
  return (
    <span className={isQuiet ? styles.quiet : styles.action}>
      <Button kind={isQuiet ? 'quiet' : 'plain'} disabled={isDisabled} onClick={() => void press()}>
        {children}
      </Button>
      <span className={styles.said} role="status">
        {/* The key makes screen readers repeat the words of a press that ends like the one before it. */}
        {said && <span key={said.press}>{said.words}</span>}
      </span>
      {below}
    </span>
  );
}
