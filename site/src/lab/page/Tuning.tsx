import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CheckField, Panel, SliderField} from '../../components/controls/index.ts';
import {LAB_STREAM} from '../liveWindow.ts';
import {DEFAULT_SETTINGS, OPTION_LIMITS, type ChangeSettings, type LabSettings} from '../run/settings.ts';
import styles from './Tuning.module.css';

type Props = {readonly settings: LabSettings; readonly isRunning: boolean; readonly onChange: ChangeSettings};
type NumericOption = keyof typeof OPTION_LIMITS;

/** Options that `applyDynamicConfig` changes while viewers play. */
export function Tuning({settings, isRunning, onChange}: Props): ReactNode {
  const {options} = settings;
  return (
    <Panel
      isDense
      className={styles.panel}
      headingId="tuning"
      title="调参"
      hint={
        <>
          运行中用 <code>applyDynamicConfig</code> 即时生效。引擎默认的高需求窗口是 15 s，这里用{' '}
          {DEFAULT_SETTINGS.options.highDemandTimeWindow}&nbsp;s，给只有 {LAB_STREAM.windowSegments * LAB_STREAM.segmentSeconds}&nbsp;s
          的直播窗口留出 P2P 空间。取舍见
          <Link to="/docs/hls-sdk/tuning">播放列表与参数</Link>。
        </>
      }
    >
      <div className={styles.options}>
        {(Object.keys(OPTION_LIMITS) as NumericOption[]).map((name) => (
          <Slider
            key={name}
            name={name}
            value={options[name]}
            onChange={(value) => onChange((current) => ({...current, options: {...current.options, [name]: value}}))}
          />
        ))}
        <CheckField
          label={
            <>
              允许上传（关掉等于设 <code>isP2PUploadDisabled: true</code>：所有观众都不上传，也就没有 P2P）
            </>
          }
          checked={!options.isP2PUploadDisabled}
          onChange={(isAllowed) => onChange((current) => ({...current, options: {...current.options, isP2PUploadDisabled: !isAllowed}}))}
        />
        <p className={styles.note}>{isRunning ? '改动立即对在场的每位观众生效。' : '现在改动，下一次开始时生效。'}</p>
      </div>
    </Panel>
  );
}

type SliderProps = {readonly name: NumericOption; readonly value: number; readonly onChange: (value: number) => void};

function Slider({name, value, onChange}: SliderProps): ReactNode {
  const {min, max, unit, name: label} = OPTION_LIMITS[name];
  return (
    <SliderField
      label={label}
      hint={<code>{name}</code>}
      min={min}
      max={max}
      value={value}
      format={(shown) => (unit ? `${shown} ${unit}` : String(shown))}
      onChange={onChange}
    />
  );
}
