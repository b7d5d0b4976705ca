import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './CodeBox.module.css';

type Props = ComponentProps<'pre'> & {
  readonly label: string;
  /** For what is read rather than copied: long lines are broken. */
  readonly isWrapped?: boolean;
};

/** Code, or a value as code. Scrolls in its own box, by keyboard too. */
export function CodeBox({label, isWrapped = false, children, ...rest}: Props): ReactNode {
  return (
    <pre className={clsx(styles.box, isWrapped && styles.wrapped)} role="group" aria-label={label} tabIndex={0} {...rest}>
      <code>{children}</code>
    </pre>
  );
}
