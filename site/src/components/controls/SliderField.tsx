import {useId, type ReactNode} from 'react';
import styles from './Field.module.css';

type Props = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The value as the reader sees and hears it. */
  readonly format: (value: number) => string;
  readonly onChange: (value: number) => void;
};

export function SliderField({label, hint, value, min, max, step = 1, format, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      {/* Not live: the slider itself announces its value. */}
      <output htmlFor={id} aria-live="off">
        {format(value)}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={format(value)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
