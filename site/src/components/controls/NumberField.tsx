import {useEffect, useState, type ReactNode} from 'react';
import {Field, type FieldTexts} from './Field';
import styles from './Field.module.css';

type Props = Omit<FieldTexts, 'problem'> & {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly integer?: boolean;
  readonly unit?: string;
  readonly onChange: (value: number) => void;
};

/** Keeps what was typed; only a number in range goes on, and the last good one stays in force until then. */
export function NumberField({value, min, max, integer = false, unit, onChange, ...field}: Props): ReactNode {
  const [text, setText] = useState(String(value));
  const typed = parse(text);
  const isValid = typed >= min && typed <= max && (!integer || Number.isInteger(typed));

  // The value may change from outside, by the address or a preset; while the text says the same, it stays as typed.
  useEffect(() => setText((current) => (parse(current) === value ? current : String(value))), [value]);

  const type = (next: string): void => {
    setText(next);
    const number = parse(next);
    if (number >= min && number <= max && (!integer || Number.isInteger(number))) onChange(number);
  };
  const problem = isValid ? undefined : `填 ${min} 到 ${max} 的${integer ? '整数' : '数'}；现在仍按 ${value} 计算。`;

  return (
    <Field {...field} problem={problem}>
      {(attributes) => (
        <span className={styles.withUnit}>
          <input
            {...attributes}
            className={styles.control}
            type="text"
            inputMode={integer ? 'numeric' : 'decimal'}
            value={text}
            autoComplete="off"
            onChange={(event) => type(event.currentTarget.value)}
          />
          {unit ? <span className={styles.unit}>{unit}</span> : null}
        </span>
      )}
    </Field>
  );
}

const parse = (text: string): number => (/^\s*[-+]?(\d+\.?\d*|\.\d+)\s*$/.test(text) ? Number(text) : Number.NaN);
