import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {reportJson, reportText} from 'stream-doctor/text';
import {useAddressState} from '../../address/useAddressState.ts';
import {CodeBox, CopyButton, DownloadButton, Panel} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {useLazy} from '../../components/useLazy.ts';
import {packageVersions} from '../../data/packageVersions.ts';
import {colourCode} from '../shared/colourCode.ts';
import {ShareLink} from '../shared/index.ts';
import {doctorAddress} from './doctorAddress.ts';
import {DoctorBench} from './DoctorBench.tsx';
import {DoctorReport} from './DoctorReport.tsx';
import type {Task} from './messages.ts';
import {exampleTask, isSameTask, taskOf} from './tasks.ts';
import {useDoctor} from './useDoctor.ts';
import type {Watched} from './watch/useWatch.ts';

export function StreamDoctor(): ReactNode {
  const {values, change, problems, isReady, link, isWhole} = useAddressState(doctorAddress, 'fragment');
  const doctor = useDoctor();
  const {report} = doctor;
  const watch = useWatchPanel();

  // A link brings a text along: it is examined at once, because that asks nothing of anyone. An address waits for the button.
  const isOpened = useRef(false);
  useEffect(() => {
    if (!isReady || isOpened.current) return;
    isOpened.current = true;
    const task = taskOf(values);
    if (task.kind === 'text' && task.text && !isSameTask(task, exampleTask)) doctor.examine(task);
  }, [isReady, values, doctor]);

  return (
    <DoctorBench
      values={values}
      onChange={change}
      addressProblems={problems}
      isReady={isReady}
      doctor={doctor}
      isWatchLoading={watch.isLoading}
      watchProblem={watch.problem}
      onWatch={(task) => void watch.start(task)}
    >
      {watch.shown ? <watch.shown.Panel {...watch.shown.watched} /> : null}
      {report ? (
        <>
          <DoctorReport report={report} />
          <div className={layout.actions}>
            <CopyButton text={() => reportText(report)}>复制结果</CopyButton>
            <DownloadButton name="stream-doctor.json" type="application/json" content={() => reportJson(report)}>
              保存为 JSON
            </DownloadButton>
            <ShareLink link={link} isWhole={isWhole} />
          </div>
        </>
      ) : null}
      <Panel
        headingId="command"
        title="放进发布流程"
        hint="同一套检查也是一个命令。有「问题」时退出码为 1，没法检查时为 2，可以在换编码参数、换 CDN 之前拦一道。命令行能看到全部响应头，网页只看得到被允许的那些。--watch 一直盯着一路直播，不受 CORS 限制；配 --json，每件事一行。先装上运营方交付的、或在源代码仓库里用 npm run pack 打出的文件；公共仓库里同名的包可能不是我们的，--no 让 npx 不去下载它。"
      >
        <CodeBox label="命令" isWrapped html={colourCode(COMMANDS, 'bash')}>
          {COMMANDS}
        </CodeBox>
      </Panel>
    </DoctorBench>
  );
}

const COMMANDS = `npm install --save-dev --save-exact ./stream-doctor-${packageVersions['stream-doctor']}.tgz
npx --no stream-doctor https://cdn.x2p2p.example/live/index.m3u8 --json --fail-on warning
npx --no stream-doctor https://cdn.x2p2p.example/live/index.m3u8 --watch --json`;

type WatchShown = {readonly Panel: ComponentType<Watched>; readonly watched: Watched};

/** Following a list: its code comes with the first press. */
function useWatchPanel(): {
  readonly shown: WatchShown | undefined;
  readonly isLoading: boolean;
  readonly problem: string | undefined;
  readonly start: (task: Task) => Promise<void>;
} {
  const {load, problem} = useLazy(() => import('./watch/WatchPanel.tsx'));
  const [shown, setShown] = useState<WatchShown>();
  const [isLoading, setLoading] = useState(false);
  const start = async ({kind, address, settings}: Task): Promise<void> => {
    if (kind !== 'address') return;
    setLoading(true);
    const module = await load();
    setLoading(false);
    if (!module) return;
    // Another object each time: a second press begins anew.
    setShown({Panel: module.WatchPanel, watched: {address, settings}});
  };
  return {shown, isLoading, problem, start};
}
