import type {ReactNode} from 'react';
import {Meter, Meters} from '../shared/index.ts';
import {formatBytes, formatCeiling, formatSeconds} from '../shared/format.ts';
import type {Plan} from './plan.ts';

/** The figures, also as data attributes for scripts. */
export function Results({plan}: {readonly plan: Plan}): ReactNode {
  const added =
    plan.addedLatency > 0
      ? `多 ${formatSeconds(plan.addedLatency)}`
      : plan.addedLatency < 0
        ? `少 ${formatSeconds(-plan.addedLatency)}`
        : '不变';
  return (
    <div
      data-latency-plan
      data-latency={plan.latency}
      data-look-ahead={plan.lookAhead}
      data-segment-budget={plan.segmentBudget}
      data-room={plan.room}
      data-ceiling={plan.ceiling.toFixed(4)}
    >
      <Meters>
        <Meter
          label="直播延迟（目标）"
          value={formatSeconds(plan.latency)}
          note={`hls.js 不带引擎 ${formatSeconds(plan.latencyWithoutEngine)}，${added}`}
        />
        <Meter
          label="P2P 空间"
          value={formatSeconds(plan.lookAhead)}
          note="延迟 − 高需求窗口"
          tone={plan.lookAhead > 0 ? 'plain' : 'danger'}
        />
        <Meter
          label="每个切片的 P2P 时间"
          value={formatSeconds(plan.segmentBudget)}
          note="空间 − 一个切片"
          tone={plan.room === 'enough' ? 'plain' : 'danger'}
        />
        <Meter
          label="送完一个切片要"
          value={formatSeconds(plan.sendSeconds)}
          note={formatBytes(plan.segmentBytes)}
          tone={plan.sendSeconds > plan.segmentBudget ? 'danger' : 'ok'}
        />
        {plan.room === 'none' ? (
          <Meter label="分享率" value="很低" note={`没有 P2P 空间，人数允许的 ${formatCeiling(plan.ceiling)} 到不了`} tone="danger" />
        ) : (
          <Meter
            label="分享率不会超过"
            value={formatCeiling(plan.bestRatio)}
            note={plan.bestRatio < plan.ceiling ? `人数允许 ${formatCeiling(plan.ceiling)}，上行只够这么多` : '每个清晰度从服务器取一份'}
          />
        )}
        <Meter label="引擎存的切片" value={formatBytes(plan.memoryBytes)} note="每位观众的内存" />
      </Meters>
    </div>
  );
}
