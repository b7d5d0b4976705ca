import type {ReactNode} from 'react';
import {CopyButton, DownloadButton, Panel} from '../../components/controls/index.ts';
import type {DevicesState} from '../devices/Devices.ts';
import {linkTo, recordRun} from '../run/runRecord.ts';
import type {LabState} from '../run/session.ts';
import {localTime} from '../../localTime.ts';
import styles from './SaveRun.module.css';

/** Take the figures with you, or the settings to someone else. */
export function SaveRun({state, devices}: {readonly state: LabState; readonly devices: DevicesState}): ReactNode {
  const record = (): string =>
    JSON.stringify(recordRun(state, devices, {origin: window.location.origin, userAgent: navigator.userAgent, now: new Date()}), null, 2);
  return (
    <Panel
      isDense
      headingId="save"
      title="保存与分享"
      hint="JSON 里有全部数字与事件，没有 Tracker 地址、令牌和节点编号。链接只带设置，不带数字：对方看到的是他自己浏览器里量出来的。"
    >
      <div className={styles.buttons}>
        <DownloadButton
          isDisabled={state.phase === 'idle'}
          name={() => `x2-lab-${localTime(new Date()).slice(0, 19).replaceAll(':', '')}.json`}
          type="application/json"
          content={record}
        >
          保存为 JSON
        </DownloadButton>
        <CopyButton text={() => linkTo(state.settings, window.location.origin)} said="链接已复制，打开它会恢复同样的设置。">
          复制带设置的链接
        </CopyButton>
      </div>
    </Panel>
  );
}
