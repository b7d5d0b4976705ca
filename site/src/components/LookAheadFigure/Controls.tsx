import type {ReactNode} from 'react';
import {SliderField} from '../controls/SliderField.tsx';
import {limits, type Values} from './settings.ts';
import styles from './styles.module.css';

type Props = {
  readonly values: Values;
  /** False until scripts run: the sliders keep their place but do not pretend to work. */
  readonly enabled: boolean;
  readonly onChange: (part: Partial<Values>) => void;
};

const sliders = [
  {name: 'd', label: '切片时长', unit: 's'},
  {name: 'n', label: '播放列表切片数', unit: '个'},
  {name: 'w', label: '高需求窗口', unit: 's'},
] as const;

export function Controls({values, enabled, onChange}: Props): ReactNode {
  return (
    <fieldset className={styles.controls} disabled={!enabled}>
      <legend className={styles.legend}>拖动滑块，或用方向键</legend>
      {sliders.map(({name, label, unit}) => (
        <SliderField
          key={name}
          label={label}
          {...limits[name]}
          value={values[name]}
          format={(value) => `${value} ${unit}`}
          onChange={(value) => onChange({[name]: value})}
        />
      ))}
    </fieldset>
  );
}
