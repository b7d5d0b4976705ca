import type {ReactNode} from 'react';
import {AddressProblems} from '../../address/AddressProblems.tsx';
import {useAddressState} from '../../address/useAddressState.ts';
import {Button, Panel} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {ShareLink, VerdictLine, Workbench} from '../shared/index.ts';
import {Inputs} from './Inputs.tsx';
import {ReportActions} from './ReportActions.tsx';
import {ResultList} from './ResultList.tsx';
import {probesFor} from './probes/index.ts';
import {verdict} from './report.ts';
import {address} from './settings.ts';
import {useCheckUp} from './useCheckUp.ts';
import styles from './checkUp.module.css';

const tones = {ok: 'ok', warn: 'caution', fail: 'danger', info: 'plain', skipped: 'plain'} as const;

export function CheckUpTool(): ReactNode {
  const {values, change, problems, link, isWhole} = useAddressState(address, 'fragment');
  const {results, runningId, finished, start, cancel} = useCheckUp();
  const probes = probesFor(values);
  const isRunning = runningId !== undefined;
  const summary = finished && verdict(finished.report.results);
  // Green says that nothing is left to test.
  const isAllTested = finished?.report.results.every(({status}) => status !== 'skipped');
  const isStale = finished !== undefined && JSON.stringify(finished.inputs) !== JSON.stringify(values);

  const whileRunning = `正在测：${probes.find(({id}) => id === runningId)?.name ?? ''}（${results.length + 1} / ${probes.length}）`;
  const whileIdle = `会测这 ${probes.length} 项，通常不到 20 s，随时可以取消。`;

  return (
    <>
      <AddressProblems problems={problems} />
      <Workbench
        inputs={
          <Panel
            headingId="run"
            title="开始"
            hint="不填也能测。填了 Tracker 或 STUN，浏览器会去连接它们，它们会看到你的公网 IP；报告里不含任何 IP 地址。"
          >
            <Inputs values={values} isDisabled={isRunning} onChange={change} />
            <div className={layout.actions}>
              <ShareLink link={link} isWhole={isWhole} label="复制这组输入的链接" />
            </div>
          </Panel>
        }
        verdict={
          <>
            {isRunning ? (
              <Button className={styles.start} onClick={cancel}>
                取消
              </Button>
            ) : (
              <Button kind="primary" className={styles.start} onClick={() => void start(values)}>
                {finished ? '再测一次' : '开始体检'}
              </Button>
            )}
            <VerdictLine
              tone={!summary || isStale ? 'note' : summary.status === 'ok' && !isAllTested ? 'plain' : tones[summary.status]}
              data-verdict={summary?.status ?? (isRunning ? 'running' : 'idle')}
            >
              {`${isStale ? '输入改过了，下面还是上一次的结果，点「再测一次」更新。' : ''}${summary?.text ?? (isRunning ? whileRunning : whileIdle)}`}
            </VerdictLine>
          </>
        }
      >
        <Panel headingId="report" title="结果">
          <ResultList probes={probes} results={results} runningId={runningId} isIdle={!isRunning && !finished} />
          <ReportActions report={finished?.report} />
        </Panel>
      </Workbench>
    </>
  );
}
