import type {ReactNode} from 'react';
import {AddressProblems} from '../../address/AddressProblems.tsx';
import {useAddressState} from '../../address/useAddressState.ts';
import {Button, Panel} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {ShareLink, VerdictLine, Workbench} from '../shared/index.ts';
import {AudienceChart} from './AudienceChart.tsx';
import {Inputs} from './Inputs.tsx';
import {Results} from './Results.tsx';
import {Verdict} from './Verdict.tsx';
import {WindowChart} from './WindowChart.tsx';
import {findingsFor} from './findings.ts';
import {inOneLine} from './inOneLine.ts';
import {planFor} from './plan.ts';
import {address, settingsFrom} from './settings.ts';

export function LatencyTool(): ReactNode {
  const {values, change, reset, resets, problems, link, isWhole} = useAddressState(address);
  const settings = settingsFrom(values);
  const plan = planFor(settings);
  const findings = findingsFor(settings, plan);
  return (
    <>
      <AddressProblems problems={problems} />
      <Workbench
        inputs={
          <Panel headingId="settings" title="你的直播流" hint="打开时是一路常见的直播流。换成你的数字，结果立刻重算。">
            <Inputs key={resets} values={values} onChange={change} />
            <div className={layout.actions}>
              <Button onClick={reset}>恢复例子</Button>
              <ShareLink link={link} isWhole={isWhole} />
            </div>
          </Panel>
        }
        verdict={<VerdictLine tone={findings.some(({level}) => level === 'red') ? 'danger' : 'plain'}>{inOneLine(plan)}</VerdictLine>}
      >
        <Panel headingId="results" title="结果">
          <Results plan={plan} />
          <Verdict findings={findings} />
        </Panel>
        <Panel headingId="playlist-length" title="播放列表越长，P2P 空间越大，延迟也越大">
          <WindowChart settings={settings} />
        </Panel>
        <Panel headingId="audience" title="人越多，上限越高">
          <AudienceChart settings={settings} />
        </Panel>
        <Panel headingId="assumptions" title="怎么算的，哪里不准">
          <ul>
            {/* test: packages/stream-doctor/src/model/engineAgreement.spec.ts; test: tests/tools/latencyModel.pw.ts */}
            <li>延迟与 P2P 空间按引擎和 hls.js 的规则算，测试把它们与引擎自己的代码逐项比对，再在实验室里真实播放四组设置核对。</li>
            <li>延迟是播放器的目标，实际会差一两个切片：最新的切片要等它完整，观众开播时刻也不同。卡顿之后还会更大。</li>
            <li>上限假设人人都能互连、上行够用、没有人中途离开。实际分享率更低，低多少取决于网络，这里算不出来。</li>
            <li>内存只算引擎存的切片。播放器与浏览器的缓冲另计，独立音轨也另计。</li>
            <li>点播没有直播边缘，不受这里的 P2P 空间限制；内存会一直存到 segmentMemoryStorageLimit。</li>
          </ul>
        </Panel>
      </Workbench>
    </>
  );
}
