import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  isPressed: boolean;
  onPress: () => void;
  /** One text. */
  children: string;
}

/** A choice that another press takes back. */
export function Chip({isPressed, onPress, children}: Props): ReactNode {
  return (
    <button className={styles.chip} type="button" aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  );
}
