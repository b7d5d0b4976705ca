import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Field, type FieldTexts} from './Field';
import styles from './Field.module.css';

type Props = FieldTexts & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly isWide?: boolean;
};

/** Code or a playlist, several lines. */
export function TextAreaField({value, onChange, rows = 10, placeholder, maxLength, ...field}: Props): ReactNode {
  return (
    <Field {...field}>
      {(attributes) => (
        <textarea
          {...attributes}
          className={clsx(styles.control, styles.code, styles.area)}
          rows={rows}
          value={value}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
