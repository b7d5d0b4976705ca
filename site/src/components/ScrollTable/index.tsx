import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<'table'> & {
  /** What the table shows, for readers who cannot see what stands around it. */ readonly label?: string;
};

/** A table in a box that scrolls sideways on phones, and that a keyboard can reach to do so. */
export function ScrollTable({label, ...table}: Props): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className={styles.box} tabIndex={0}>
      <table aria-label={label} {...table} />
    </div>
  );
}
