import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {readonly caption: ReactNode; readonly children: ReactNode};

/** The frame all diagrams share: a drawing and the sentence that says what to see in it. */
export function Figure({caption, children}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
