import type {ReactNode} from 'react';
import styles from './Field.module.css';

type Props = {readonly label: ReactNode; readonly checked: boolean; readonly onChange: (checked: boolean) => void};

export function CheckField({label, checked, onChange}: Props): ReactNode {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
