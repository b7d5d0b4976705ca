import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Field.module.css';

export type FieldTexts = {
  readonly label: ReactNode;
  /** Always visible, below the control. */
  readonly hint?: ReactNode;
  /** Why the value is not accepted. */
  readonly problem?: string;
};

type Props = FieldTexts & {
  /** Draws the control; spread the given attributes on it. */
  readonly children: (attributes: {id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean}) => ReactNode;
  readonly isWide?: boolean;
};

/** Label, hint and problem of one control, tied to it by id. */
export function Field({label, hint, problem, children, isWide = false}: Props): ReactNode {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={clsx(styles.field, isWide && styles.wide)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({id, 'aria-describedby': described || undefined, 'aria-invalid': problem !== undefined})}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <div role="status">
        {problem ? (
          <p id={`${id}-problem`} className={styles.problem}>
            {problem}
          </p>
        ) : null}
      </div>
    </div>
  );
}
