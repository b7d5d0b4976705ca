import {useId, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Field.module.css';

export type FieldTexts = {
  /** Of the control, for what leads to it. */
  readonly id?: string;
  readonly label: ReactNode;
  /** Always visible, below the control. */
  readonly hint?: ReactNode;
  /** Why the value is not accepted. */
  readonly problem?: string;
  /** The problem answers a press and is announced at once; otherwise the announcement waits until the reader pauses. */
  readonly isAnswer?: boolean;
};

/** For a text as the reader typed or pasted it. It is never truncated: the page says what happens if it is too long. */
export type TextFieldTexts = FieldTexts & {
  /** A longer text is not written into the page's address. */
  readonly maxLength?: number;
};

/** For addresses and code, which browsers must not complete, capitalize or correct. */
export const asTyped = {autoComplete: 'off', autoCapitalize: 'off', spellCheck: false} as const;

/** The hint of a text, or that it is too long for the address. */
export const hintFor = (value: string, {hint, maxLength}: TextFieldTexts): ReactNode =>
  maxLength !== undefined && value.length > maxLength ? `超过 ${maxLength} 个字符，不写进网址；要分享，请把这段文字一起发。` : hint;

type Props = FieldTexts & {
  /** Draws the control; spread the given attributes on it. */
  readonly children: (attributes: {id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean}) => ReactElement;
  readonly isWide?: boolean;
};

/** Label, hint and problem of one control, tied to it by id. */
export function Field({id: given, label, hint, problem, isAnswer = false, children, isWide = false}: Props): ReactNode {
  const made = useId();
  const id = given ?? made;
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
      <div role={isAnswer ? 'alert' : 'status'}>
        {problem ? (
          <p id={`${id}-problem`} className={styles.problem}>
            {problem}
          </p>
        ) : null}
      </div>
    </div>
  );
}
