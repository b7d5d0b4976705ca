import {useState, type ReactNode} from 'react';
import {Button} from './Button';
import styles from './Said.module.css';

type Props = {
  readonly children: ReactNode;
  /** Made at the moment of the click. */
  readonly text: () => string;
  readonly said?: string;
  readonly isDisabled?: boolean;
};

/** Copies, and says whether it worked; a refused clipboard shows the text instead, to be copied by hand. */
export function CopyButton({children, text, said = '已复制。', isDisabled}: Props): ReactNode {
  const [result, setResult] = useState('');
  const [manual, setManual] = useState<string>();
  const copy = async (): Promise<void> => {
    const value = text();
    try {
      await navigator.clipboard.writeText(value);
      setManual(undefined);
      setResult(said);
    } catch {
      setManual(value);
      setResult('浏览器不让写剪贴板，请选中下面的文字复制。');
    }
  };
  return (
    <span className={styles.action}>
      <Button disabled={isDisabled} onClick={() => void copy()}>
        {children}
      </Button>
      <span className={styles.said} role="status">
        {result}
      </span>
      {manual === undefined ? null : <textarea className={styles.manual} aria-label="要复制的文字" readOnly rows={3} value={manual} onFocus={(event) => event.currentTarget.select()} />}
    </span>
  );
}
