import type {ReactNode} from 'react';
import {engineDefaults} from 'stream-doctor/model';
import {NumberField, SliderField} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {formatSeconds} from '../shared/format.ts';
import {limits, type Inputs as Values} from './settings.ts';

type Props = {readonly values: Values; readonly onChange: (part: Partial<Values>) => void};

export function Inputs({values, onChange}: Props): ReactNode {
  return (
    <div className={layout.fields}>
      <SliderField label="切片时长" {...limits.segmentDuration} value={values.d} format={formatSeconds} onChange={(d) => onChange({d})} />
      <SliderField
        label="播放列表里的切片数"
        {...limits.segmentCount}
        value={values.n}
        format={(n) => `${n} 个`}
        onChange={(n) => onChange({n})}
      />
      <SliderField
        label="高需求窗口"
        hint={`highDemandTimeWindow，默认 ${engineDefaults.highDemandTimeWindow} s。`}
        {...limits.highDemandTimeWindow}
        value={values.w}
        format={formatSeconds}
        onChange={(w) => onChange({w})}
      />
      <SliderField
        label="liveSyncDurationCount"
        hint="你给 hls.js 设的值。0 表示没有设，由引擎决定。"
        {...limits.liveSyncDurationCount}
        value={values.s}
        format={(s) => (s === 0 ? '没有设' : `${s} 个切片`)}
        onChange={(s) => onChange({s})}
      />
      <SliderField
        label="播放列表的 HOLD-BACK"
        hint="EXT-X-SERVER-CONTROL 里的值。0 表示没有写。"
        {...limits.holdBack}
        value={values.h}
        format={(h) => (h === 0 ? '没有写' : formatSeconds(h))}
        onChange={(h) => onChange({h})}
      />
      <NumberField label="主要清晰度的码率" {...limits.bitrate} unit="Mbit/s" value={values.b} onChange={(b) => onChange({b})} />
      <NumberField
        label="一位观众的上行"
        hint="家庭宽带的上行，不是下行。"
        {...limits.uplink}
        unit="Mbit/s"
        value={values.u}
        onChange={(u) => onChange({u})}
      />
      <NumberField
        label="同时观看的人数"
        hint="所有清晰度合计。"
        {...limits.audience}
        integer
        unit="人"
        value={values.a}
        onChange={(a) => onChange({a})}
      />
      <NumberField label="有人看的清晰度" {...limits.variants} integer unit="个" value={values.v} onChange={(v) => onChange({v})} />
    </div>
  );
}
