import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A Markdown table in a box that scrolls sideways on phones, and that a keyboard can reach to do so. */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.box} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
