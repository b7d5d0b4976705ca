import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/controls';
import {linkTo, recordRun} from '@site/src/lab/runRecord';
import type {LabState} from '@site/src/lab/session';
import {Panel} from './Panel';
import styles from './SaveRun.module.css';

/** Take the figures with you, or the settings to someone else. */
export function SaveRun({state}: {readonly state: LabState}): ReactNode {
  const [said, setSaid] = useState('');

  const save = (): void => {
    const record = recordRun(state, {origin: window.location.origin, userAgent: navigator.userAgent, now: new Date()});
    const url = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], {type: 'application/json'}));
    const link = document.createElement('a');
    link.href = url;
    link.download = `x2-lab-${record.recordedAt.slice(0, 19).replaceAll(':', '')}.json`;
    link.click();
    URL.revokeObjectURL(url);
    setSaid('已保存为 JSON。');
  };

  const copy = async (): Promise<void> => {
    const address = linkTo(state.settings, window.location.origin);
    try {
      await navigator.clipboard.writeText(address);
      setSaid('链接已复制，打开它会恢复同样的设置。');
    } catch {
      setSaid(`浏览器不让写剪贴板，请手动复制：${address}`);
    }
  };

  return (
    <Panel id="save" title="保存与分享" hint="JSON 里有全部数字与事件，没有 Tracker 地址、令牌和节点编号。链接只带设置，不带数字：对方看到的是他自己浏览器里量出来的。">
      <div className={styles.buttons}>
        <Button disabled={state.phase === 'idle'} onClick={save}>
          保存为 JSON
        </Button>
        <Button onClick={() => void copy()}>
          复制带设置的链接
        </Button>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </Panel>
  );
}
