import {useId, type ReactNode} from 'react';
import type {LiveSettings} from 'stream-doctor/model';
import {settingsFields, type SettingsField} from '@site/src/model/settingsQuery';
import styles from './styles.module.css';

type Props = {
  readonly settings: LiveSettings;
  /** False until scripts run: the sliders keep their place but do not pretend to work. */
  readonly enabled: boolean;
  readonly onChange: (settings: LiveSettings) => void;
};

const sliders: readonly {readonly name: SettingsField; readonly label: string; readonly unit: string}[] = [
  {name: 'segmentDuration', label: '切片时长', unit: 's'},
  {name: 'segmentCount', label: '播放列表切片数', unit: '个'},
  {name: 'highDemandTimeWindow', label: '高需求窗口', unit: 's'},
];

export function Controls({settings, enabled, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.controls} disabled={!enabled}>
      <legend className={styles.legend}>拖动滑块，或用方向键</legend>
      {sliders.map(({name, label, unit}) => {
        const {min, max, step} = settingsFields[name];
        return (
          <div key={name} className={styles.slider}>
            <label htmlFor={`${id}${name}`}>{label}</label>
            <span className={styles.sliderValue}>
              {settings[name]} {unit}
            </span>
            <input
              id={`${id}${name}`}
              type="range"
              min={min}
              max={max}
              step={step}
              value={settings[name]}
              aria-valuetext={`${settings[name]} ${unit}`}
              onChange={(event) => onChange({...settings, [name]: event.currentTarget.valueAsNumber})}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
