import type {ReactNode} from 'react';
import clsx from 'clsx';
import {asTyped, Field, hintFor, type TextFieldTexts} from './Field.tsx';
import styles from './Field.module.css';

type Props = TextFieldTexts & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnter?: () => void;
  readonly placeholder?: string;
  /** `url` shows the right keyboard on phones and a fixed-width font. */
  readonly kind?: 'text' | 'url';
  readonly isDisabled?: boolean;
  readonly isWide?: boolean;
};

export function TextField({value, onChange, onEnter, placeholder, kind = 'text', isDisabled, ...field}: Props): ReactNode {
  return (
    <Field {...field} hint={hintFor(value, field)}>
      {(attributes) => (
        <input
          {...attributes}
          className={clsx(styles.control, kind === 'url' && styles.code)}
          type="text"
          inputMode={kind}
          value={value}
          placeholder={placeholder}
          disabled={isDisabled}
          {...asTyped}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter also ends the composition of an input method; that one is not meant for us.
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.();
          }}
        />
      )}
    </Field>
  );
}
