import {useId, type ReactNode} from 'react';
import {hlsJsLiveSyncDurationCount, type LiveSettings} from 'stream-doctor/model';
import styles from './styles.module.css';

type Props = {readonly settings: LiveSettings; readonly enabled: boolean; readonly onChange: (settings: LiveSettings) => void};

/** Where playback begins: at the engine's aim, or at the player's own three segments. */
export function StartChoice({settings, enabled, onChange}: Props): ReactNode {
  const group = useId();
  const own = settings.liveSyncDurationCount === hlsJsLiveSyncDurationCount;
  const choose = (liveSyncDurationCount?: number) => () => onChange({...settings, liveSyncDurationCount});
  return (
    <fieldset className={styles.choice} disabled={!enabled}>
      <legend className={styles.legend}>从哪里起播</legend>
      <label>
        <input type="radio" name={group} checked={!own} onChange={choose(undefined)} /> 引擎的目标：倒数第 n − 1 个切片
      </label>
      <label>
        <input type="radio" name={group} checked={own} onChange={choose(hlsJsLiveSyncDurationCount)} /> hls.js 自己的默认：倒数第 3 个切片
      </label>
    </fieldset>
  );
}
