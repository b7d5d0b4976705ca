import type {ReactNode} from 'react';
import clsx from 'clsx';
import {asTyped, Field, hintFor, type TextFieldTexts} from './Field.tsx';
import styles from './Field.module.css';

type Props = TextFieldTexts & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly isWide?: boolean;
};

/** Code or a playlist, several lines. */
export function TextAreaField({value, onChange, rows = 10, placeholder, isDisabled, ...field}: Props): ReactNode {
  return (
    <Field {...field} hint={hintFor(value, field)}>
      {(attributes) => (
        <textarea
          {...attributes}
          className={clsx(styles.control, styles.code, styles.area)}
          rows={rows}
          value={value}
          placeholder={placeholder}
          disabled={isDisabled}
          {...asTyped}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
