import type {ReactNode} from 'react';
import {engineDefaults} from 'stream-doctor/model';
import {CheckField, NumberField, TextField} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {lengths, limits, type DoctorValues} from './doctorAddress.ts';
import styles from './StreamDoctor.module.css';

type Props = {readonly values: DoctorValues; readonly onChange: (part: Partial<DoctorValues>) => void};

/** What the integrator set, and what is assumed of viewers. */
export function SettingFields({values, onChange}: Props): ReactNode {
  return (
    <details className={styles.settings}>
      <summary>播放器与观众的设置</summary>
      <div className={layout.fields}>
        <NumberField
          label="highDemandTimeWindow"
          {...limits.window}
          value={values.window}
          unit="s"
          hint={`引擎的高需求窗口，默认 ${engineDefaults.highDemandTimeWindow} s。`}
          onChange={(window) => onChange({window})}
        />
        <NumberField
          label="liveSyncDurationCount"
          {...limits.sync}
          value={values.sync}
          integer
          unit="个"
          hint="hls.js 的选项；0 表示没有设，由引擎决定。"
          onChange={(sync) => onChange({sync})}
        />
        <NumberField
          label="一位观众的上行"
          {...limits.uplink}
          value={values.uplink}
          unit="kbit/s"
          hint="假设值，用来判断切片送不送得完。"
          onChange={(uplink) => onChange({uplink})}
        />
        <TextField label="swarmId" value={values.id} maxLength={lengths.id} hint="没有设就留空。" onChange={(id) => onChange({id})} />
        <CheckField label="hls.js 打开了 lowLatencyMode（默认）" checked={values.ll} onChange={(ll) => onChange({ll})} />
      </div>
    </details>
  );
}
