import {useEffect, useRef, useState, type ReactNode} from 'react';
import {MAX_PLAYLIST_LENGTH, tooLarge} from 'stream-doctor/text';
import {AddressProblems, Button, CopyButton, DownloadButton, Panel, ShareLink, useAddressState} from '@site/src/tools/shared';
import layout from '@site/src/tools/shared/layout.module.css';
import {doctorAddress, lengths} from './doctorAddress';
import {DoctorReport} from './DoctorReport';
import {example} from './example';
import {reportText} from './reportText';
import {SettingFields} from './SettingFields';
import {SourceFields} from './SourceFields';
import {resultNote, taskOf} from './tasks';
import {useDoctor} from './useDoctor';
import styles from './StreamDoctor.module.css';

/** What a browser cannot fetch, its reader may still hold. */
const PASTE_HELPS: ReadonlySet<string> = new Set(['cors', 'network', 'mixed-content', 'timeout', 'http-status']);

export function StreamDoctor(): ReactNode {
  const {values, change, problems, isReady, link} = useAddressState(doctorAddress, 'fragment');
  const doctor = useDoctor();
  /** The text as it is; the address holds it only when it is short. */
  const [text, setText] = useState(doctorAddress.defaults.text);
  const file = useRef<HTMLInputElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const [isPasting, setPasting] = useState(false);
  const {from, url} = values;
  const isLong = text.length > lengths.text;
  const isWorking = doctor.phase !== 'idle';

  const present = taskOf(values, text);
  const examine = (): void => doctor.examine(present);
  const examineText = (next: string, base: string): void => doctor.examine(taskOf({...values, from: 'text', base}, next));
  const takeText = (next: string): void => {
    if (next.length > MAX_PLAYLIST_LENGTH) return doctor.refuse(tooLarge());
    setText(next);
    change({text: next.length > lengths.text ? '' : next});
  };

  /** The field for the text, empty, with the address already filled in below it. */
  const pasteInstead = (): void => {
    doctor.dismiss();
    setText('');
    change({from: 'text', text: '', base: url});
    setPasting(true);
  };
  useEffect(() => {
    if (!isPasting || from !== 'text') return;
    setPasting(false);
    fields.current?.querySelector('textarea')?.focus();
  }, [isPasting, from]);

  // A link brings a text along: it is examined at once, because that asks nothing of anyone. An address waits for the button.
  const isOpened = useRef(false);
  useEffect(() => {
    if (!isReady || isOpened.current) return;
    isOpened.current = true;
    setText(values.text);
    const isExample = doctorAddress.toSearch(values) === '';
    if (!isExample && values.from === 'text' && values.text) doctor.examine(taskOf(values, values.text));
  }, [isReady, values, doctor]);

  const openFile = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    if (chosen.size > MAX_PLAYLIST_LENGTH) return doctor.refuse(tooLarge());
    const next = await chosen.text();
    takeText(next);
    change({from: 'text', base: ''});
    examineText(next, '');
  };

  return (
    <>
      <Panel headingId="input" title="检查什么">
        <div ref={fields} onFocus={doctor.prepare}>
          <SourceFields values={values} text={text} onChange={change} onText={takeText} onRefuse={doctor.refuse} onEnter={examine} />
          <SettingFields values={values} onChange={change} />
          <div className={layout.actions}>
            <Button kind="primary" disabled={!isReady || (from === 'url' ? url.trim() === '' : false)} onClick={isWorking ? doctor.cancel : examine}>
              {isWorking ? '取消' : '检查'}
            </Button>
            <Button disabled={!isReady} onClick={() => file.current?.click()}>
              打开文件
            </Button>
            <input ref={file} type="file" accept=".m3u8,.m3u,text/plain" hidden onChange={(event) => (void openFile(event.currentTarget.files?.[0]), (event.currentTarget.value = ''))} />
            {from === 'text' && text !== example.text ? (
              <Button kind="quiet" onClick={() => (takeText(example.text), change({base: example.address}), examineText(example.text, example.address))}>
                换回例子
              </Button>
            ) : null}
          </div>
          <AddressProblems problems={problems} />
          <p className={styles.status} role="status" data-phase={doctor.phase}>
            {doctor.phase === 'working' ? '正在检查…' : doctor.phase === 'waiting' ? `下面是第一次读到的结果；${doctor.waitSeconds} s 后再读一次，比较序号。` : doctor.report ? resultNote(doctor.examined, present) : ''}
          </p>
          {doctor.problem ? (
            <p className={layout.problem} role="alert" data-problem={doctor.problem.id}>
              {doctor.problem.message}
            </p>
          ) : null}
          {from === 'url' && doctor.problem && PASTE_HELPS.has(doctor.problem.id) ? <Button onClick={pasteInstead}>改为粘贴文本</Button> : null}
        </div>
      </Panel>

      {doctor.report ? (
        <>
          <DoctorReport report={doctor.report} />
          <div className={layout.actions}>
            <CopyButton text={() => reportText(doctor.report!)}>复制结果</CopyButton>
            <DownloadButton name="stream-doctor.json" type="application/json" content={() => JSON.stringify(doctor.report, null, 2)}>
              保存为 JSON
            </DownloadButton>
            {from === 'text' && isLong ? (
              <CopyButton text={link} said="链接已复制，里面没有文本：文本太长，要另外发。">
                复制链接（不含文本）
              </CopyButton>
            ) : (
              <ShareLink link={link} />
            )}
          </div>
        </>
      ) : null}

      <Panel headingId="command" title="放进发布流程" hint="同一套检查也是一个命令。有「问题」时退出码为 1，没法检查时为 2，可以在换编码参数、换 CDN 之前拦一道。命令行能看到全部响应头，网页只看得到被允许的那些。">
        <pre className={styles.command}>
          <code className={styles.commandText}>npx stream-doctor https://cdn.x2p2p.example/live/index.m3u8 --json --fail-on warning</code>
        </pre>
      </Panel>
    </>
  );
}
