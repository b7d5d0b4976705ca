import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {Field, type FieldTexts} from './Field.tsx';
import styles from './Field.module.css';

type Props = Omit<FieldTexts, 'problem'> & {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly integer?: boolean;
  readonly unit?: string;
  readonly onChange: (value: number) => void;
};

/** Keeps the text as typed, but passes on only numbers in range; the last good one stays in force until then. */
export function NumberField({value, min, max, integer = false, unit, onChange, ...field}: Props): ReactNode {
  const [text, setText] = useState(String(value));
  const isAccepted = (number: number): boolean => number >= min && number <= max && (!integer || Number.isInteger(number));

  // The address or a preset may change the value; a text that already means the new value stays as typed.
  useEffect(() => setText((current) => (parse(current) === value ? current : String(value))), [value]);

  const type = (next: string): void => {
    setText(next);
    const number = parse(next);
    if (isAccepted(number)) onChange(number);
  };
  const problem = isAccepted(parse(text))
    ? undefined
    : `填 ${grouped(min)} 到 ${grouped(max)} 的${integer ? '整数' : '数'}；现在仍按 ${grouped(value)} 计算。`;

  return (
    <Field {...field} problem={problem}>
      {(attributes) => (
        <span className={styles.withUnit}>
          <input
            {...attributes}
            aria-describedby={clsx(unit && `${attributes.id}-unit`, attributes['aria-describedby']) || undefined}
            className={styles.control}
            type="text"
            inputMode={integer ? 'numeric' : 'decimal'}
            value={text}
            autoComplete="off"
            onChange={(event) => type(event.currentTarget.value)}
          />
          {unit ? (
            <span id={`${attributes.id}-unit`} className={styles.unit}>
              {unit}
            </span>
          ) : null}
        </span>
      )}
    </Field>
  );
}

/** 10,000,000 can be read at a glance; `parse` takes it, too. */
const grouped = (number: number): string => number.toLocaleString('en', {maximumFractionDigits: 20});

/** Digits as they come from a Chinese keyboard (１０) or a spreadsheet (1,000) count too. */
function parse(text: string): number {
  const plain = text
    .normalize('NFKC')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)\u3002(?=\d)/, '.');
  return /^\s*[-+]?(\d+\.?\d*|\.\d+)\s*$/.test(plain) ? Number(plain) : Number.NaN;
}
