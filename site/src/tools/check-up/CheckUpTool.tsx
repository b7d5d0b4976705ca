import {useEffect, useRef, useState, type ReactNode} from 'react';
import {AddressProblems} from '@site/src/address/AddressProblems';
import {useAddressState} from '@site/src/address/useAddressState';
import {Button, CopyButton, DownloadButton, Panel, TextAreaField, TextField} from '@site/src/components/controls';
import layout from '@site/src/components/controls/layout.module.css';
import {localTime} from '@site/src/localTime';
import {ShareLink} from '../shared';
import {withoutToken} from '../withoutToken';
import {ResultList} from './ResultList';
import {instantProbes, probesFor} from './probes';
import {reportJson, reportText, verdict, type Report, type Result} from './report';
import {runProbes} from './runProbes';
import {address, fieldProblems, lengths, type Settings} from './settings';
import styles from './checkUp.module.css';

export function CheckUpTool(): ReactNode {
  const {values, change, problems, link, isWhole} = useAddressState(address);
  const [results, setResults] = useState<readonly Result[]>([]);
  const [runningId, setRunningId] = useState<string>();
  const [finished, setFinished] = useState<{readonly report: Report; readonly inputs: Settings}>();
  const controller = useRef<AbortController>(undefined);
  const [firstResults, setFirstResults] = useState<readonly Result[]>([]);
  useEffect(() => () => controller.current?.abort(), []);
  useEffect(() => {
    const {signal} = new AbortController();
    void runProbes(instantProbes, {signal}).then(setFirstResults);
  }, []);

  const probes = probesFor(values);
  const isRunning = runningId !== undefined;
  const start = async (): Promise<void> => {
    const {signal} = (controller.current = new AbortController());
    setResults([]);
    setFinished(undefined);
    const found = await runProbes(probes, {signal, onStart: setRunningId, onResult: (result) => setResults((before) => [...before, result])});
    setRunningId(undefined);
    setFinished({report: {date: localTime(new Date()), userAgent: navigator.userAgent, results: found}, inputs: values});
  };
  const text = (field: keyof Settings) => ({value: values[field], maxLength: lengths[field], problem: fieldProblems[field]?.(values[field]), isDisabled: isRunning});
  const report = finished?.report;
  const summary = report ? verdict(report.results) : undefined;
  const isStale = finished !== undefined && JSON.stringify(finished.inputs) !== JSON.stringify(values);

  return (
    <>
      <AddressProblems problems={problems} />
      <Panel headingId="run" title="开始" hint="不填也能测。填了 Tracker 或 STUN，浏览器会去连接它们，它们会看到你的公网 IP；报告里不含任何 IP 地址。">
        <div className={layout.addresses}>
          <TextField kind="url" label="你的 Tracker（可选）" placeholder="wss://tracker.x2p2p.example/announce" {...text('tracker')} onChange={(tracker) => change({tracker: withoutToken(tracker)})} />
          <TextField kind="url" label="你的 STUN（可选，两个能看出 NAT）" placeholder="stun:stun.x2p2p.example:3478" {...text('stun')} onChange={(stun) => change({stun})} />
          <TextField kind="url" label="播放地址（可选，只用来核对 CSP）" placeholder="https://cdn.x2p2p.example/stream/index.m3u8" {...text('stream')} onChange={(stream) => change({stream})} />
          <TextField kind="url" label="你网页的地址（可选，CSP 里的 'self' 指它）" placeholder="https://www.x2p2p.example/watch" {...text('site')} onChange={(site) => change({site})} />
          <TextAreaField isWide label="你网页的 Content-Security-Policy（可选）" rows={3} placeholder="default-src 'self'; connect-src 'self' https://cdn.x2p2p.example wss://tracker.x2p2p.example; …" {...text('csp')} onChange={(csp) => change({csp})} />
        </div>
        <div className={layout.actions}>
          {isRunning ? (
            <Button onClick={() => controller.current?.abort()}>取消</Button>
          ) : (
            <Button kind="primary" onClick={() => void start()}>
              {report ? '再测一次' : '开始体检'}
            </Button>
          )}
          <ShareLink link={link} isWhole={isWhole} label="复制这组输入的链接" />
        </div>
      </Panel>
      <Panel headingId="report" title="结果">
        <p className={styles.verdict} role="status" data-verdict={summary?.status ?? (isRunning ? 'running' : 'idle')}>
          {isStale ? '输入改过了，下面还是上一次的结果，点「再测一次」更新。' : ''}
          {summary?.text ?? (isRunning ? `正在测：${probes.find(({id}) => id === runningId)?.name ?? ''}（${results.length + 1} / ${probes.length}）` : `会测这 ${probes.length} 项，通常不到 20 s，随时可以取消。${firstResults.length > 0 ? '不用等的几项已经测了，在下面。' : ''}`)}
        </p>
        <ResultList probes={probes} results={isRunning || report ? results : firstResults} runningId={runningId} isIdle={!isRunning && !report} />
        <div className={layout.actions}>
          <CopyButton isDisabled={!report} text={() => (report ? reportText(report) : '')}>
            复制文字
          </CopyButton>
          <CopyButton isDisabled={!report} text={() => (report ? reportJson(report) : '')}>
            复制 JSON
          </CopyButton>
          <DownloadButton isDisabled={!report} name="x2-check-up.json" type="application/json" content={() => (report ? reportJson(report) : '')}>
            保存 JSON
          </DownloadButton>
        </div>
      </Panel>
    </>
  );
}
