import {useRef, type ReactNode} from 'react';
import {CopyButton} from '../controls/CopyButton.tsx';
import styles from './styles.module.css';

type Props = {
  /** What the button says. */
  readonly label: string;
  readonly children: ReactNode;
};

/** Words that readers take over into their own documents, copied as they stand on the page. */
export function CopyableText({label, children}: Props): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.copyable}>
      <div ref={text}>{children}</div>
      <CopyButton text={() => text.current!.innerText.trim()}>{label}</CopyButton>
    </div>
  );
}
