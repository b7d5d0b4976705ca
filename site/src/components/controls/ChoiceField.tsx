import {useId, type ReactNode} from 'react';
import styles from './ChoiceField.module.css';

type Props<T extends string> = {
  readonly label: ReactNode;
  readonly value: T;
  readonly options: readonly {readonly value: T; readonly label: string}[];
  readonly isDisabled?: boolean;
  readonly onChange: (value: T) => void;
};

/** One of a few: radio buttons drawn as one strip, so arrow keys and screen readers know them. */
export function ChoiceField<T extends string>({label, value, options, isDisabled = false, onChange}: Props<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choice} disabled={isDisabled}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.strip}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
