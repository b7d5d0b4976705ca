import {useId, type ReactNode} from 'react';
import {limits, type Values} from './settings';
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
  const id = useId();
  return (
    <fieldset className={styles.controls} disabled={!enabled}>
      <legend className={styles.legend}>拖动滑块，或用方向键</legend>
      {sliders.map(({name, label, unit}) => (
        <div key={name} className={styles.slider}>
          <label htmlFor={`${id}${name}`}>{label}</label>
          <span className={styles.sliderValue}>
            {values[name]} {unit}
          </span>
          <input
            id={`${id}${name}`}
            type="range"
            {...limits[name]}
            value={values[name]}
            aria-valuetext={`${values[name]} ${unit}`}
            onChange={(event) => onChange({[name]: event.currentTarget.valueAsNumber})}
          />
        </div>
      ))}
    </fieldset>
  );
}
