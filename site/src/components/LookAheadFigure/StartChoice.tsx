import {useId, type ReactNode} from 'react';
import {hlsJsLiveSyncDurationCount} from 'stream-doctor/model';
import type {Values} from './settings.ts';
import styles from './styles.module.css';

type Props = {readonly count: number; readonly enabled: boolean; readonly onChange: (part: Partial<Values>) => void};

/** Where playback begins: at the engine's aim, or at the player's own three segments. An address may ask for another count, which is neither. */
export function StartChoice({count, enabled, onChange}: Props): ReactNode {
  const group = useId();
  return (
    <fieldset className={styles.choice} disabled={!enabled}>
      <legend className={styles.legend}>从哪里起播</legend>
      <label>
        <input type="radio" name={group} checked={count === 0} onChange={() => onChange({s: 0})} /> 引擎的目标：倒数第 n − 1 个切片
      </label>
      <label>
        <input
          type="radio"
          name={group}
          checked={count === hlsJsLiveSyncDurationCount}
          onChange={() => onChange({s: hlsJsLiveSyncDurationCount})}
        />{' '}
        hls.js 自己的默认：倒数第 3 个切片
      </label>
    </fieldset>
  );
}
