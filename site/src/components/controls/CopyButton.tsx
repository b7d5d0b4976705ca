import {useState, type ReactNode} from 'react';
import styles from './Said.module.css';
import {SaidButton} from './SaidButton.tsx';

type Props = {
  readonly children: ReactNode;
  /** Made at the moment of the click. */
  readonly text: () => string;
  readonly said?: string;
  readonly isDisabled?: boolean;
  readonly isQuiet?: boolean;
};

/** Copies, and says whether it worked; a refused clipboard shows the text instead, to be copied by hand. */
export function CopyButton({children, text, said = '已复制。', isDisabled, isQuiet}: Props): ReactNode {
  const [manual, setManual] = useState<string>();
  const copy = async (): Promise<string> => {
    const value = text();
    try {
      await navigator.clipboard.writeText(value);
      setManual(undefined);
      return said;
    } catch {
      setManual(value);
      return '浏览器不让写剪贴板，请选中下面的文字复制。';
    }
  };
  const byHand =
    manual === undefined ? null : (
      <textarea
        className={styles.manual}
        aria-label="要复制的文字"
        readOnly
        rows={3}
        value={manual}
        onFocus={(event) => event.currentTarget.select()}
      />
    );
  return (
    <SaidButton isDisabled={isDisabled} isQuiet={isQuiet} onClick={copy} below={byHand}>
      {children}
    </SaidButton>
  );
}
