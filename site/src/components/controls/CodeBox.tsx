import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './CodeBox.module.css';

type Props = Omit<ComponentProps<'pre'>, 'children'> & {
  readonly label: string;
  readonly children: string;
  /** The same, with colours: markup of `colourCode`. */
  readonly html?: string;
  /** For what is read rather than copied: long lines are broken. */
  readonly isWrapped?: boolean;
  /** What stands above the code, in its frame: the name of the file, buttons. */
  readonly head?: ReactNode;
};

/** Code, or a value as code, as documents show it. Scrolls in its own box, by keyboard too. */
export function CodeBox({label, children, html, isWrapped = false, head, ...rest}: Props): ReactNode {
  return (
    <div className={styles.box}>
      {head === undefined ? null : <div className={styles.head}>{head}</div>}
      <pre
        className={clsx('theme-code-block', styles.code, isWrapped && styles.wrapped)}
        role="group"
        aria-label={label}
        tabIndex={0}
        {...rest}
      >
        {html === undefined ? <code>{children}</code> : <code dangerouslySetInnerHTML={{__html: html}} />}
      </pre>
    </div>
  );
}
