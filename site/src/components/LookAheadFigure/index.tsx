import type {ReactNode} from 'react';
import {AddressProblems} from '../../address/AddressProblems.tsx';
import {useAddressState} from '../../address/useAddressState.ts';
import {Controls} from './Controls.tsx';
import {Legend} from './Legend.tsx';
import {PlaylistStrip} from './PlaylistStrip.tsx';
import {Readings} from './Readings.tsx';
import {SegmentTable} from './SegmentTable.tsx';
import {StartChoice} from './StartChoice.tsx';
import {address, settingsFrom} from './settings.ts';
import styles from './styles.module.css';

export {StaticLookAhead} from './StaticLookAhead.tsx';

/** Drag a live playlist and see what P2P may fetch. A still picture of the example settings until scripts run. */
export function LookAheadFigure(): ReactNode {
  const {values, change, problems, isReady} = useAddressState(address);
  const settings = settingsFrom(values);
  const {segmentCount, segmentDuration, highDemandTimeWindow} = settings;
  return (
    <figure className={styles.figure}>
      <PlaylistStrip
        settings={settings}
        label={`${segmentCount} 个 ${segmentDuration} s 切片，高需求窗口 ${highDemandTimeWindow} s；逐片数据见图后的表。`}
      />
      <Legend />
      <Readings settings={settings} />
      <Controls values={values} enabled={isReady} onChange={change} />
      <StartChoice count={values.s} enabled={isReady} onChange={change} />
      <AddressProblems problems={problems} />
      <noscript>
        <p
          className={styles.note}
        >{`浏览器没有运行 JavaScript，滑块不可用；图与表显示的是 ${segmentCount} × ${segmentDuration} s、窗口 ${highDemandTimeWindow} s 的情形。`}</p>
      </noscript>
      <details className={styles.data}>
        <summary>这张图的逐片数据</summary>
        <SegmentTable settings={settings} />
      </details>
    </figure>
  );
}
