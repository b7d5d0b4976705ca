import type {ReactNode} from 'react';
import {Field, type FieldTexts} from './Field.tsx';
import styles from './Field.module.css';

type Props<T extends string> = FieldTexts & {
  readonly value: T;
  readonly options: readonly {readonly value: T; readonly label: string}[];
  readonly onChange: (value: T) => void;
};

/** One of many, where a strip of buttons would be too long. */
export function SelectField<T extends string>({value, options, onChange, ...field}: Props<T>): ReactNode {
  return (
    <Field {...field}>
      {(attributes) => (
        <select {...attributes} className={styles.control} value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
