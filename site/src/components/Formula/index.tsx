import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {readonly name: string; /** What the letters stand for. */ readonly where?: string; readonly children: ReactNode};

/** A formula short enough for one line of text, with its name. */
export function Formula({name, where, children}: Props): ReactNode {
  return (
    <figure className={styles.formula}>
      <figcaption className={styles.name}>{name}</figcaption>
      <div className={styles.body}>{children}</div>
      {where ? <div className={styles.where}>{where}</div> : null}
    </figure>
  );
}
