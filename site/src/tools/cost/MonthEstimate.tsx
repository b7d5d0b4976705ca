import type {ReactNode} from 'react';
import {Meter, Meters, VerdictLine} from '../shared/index.ts';
import {formatPercent} from '../shared/format.ts';
import {middleWorld, prepare} from './estimate.ts';
import {formatMoney, formatPrice} from './formatMoney.ts';
import type {Settings} from './settings.ts';

/** What the month costs less, or more. */
export function MonthLine({values}: {readonly values: Settings}): ReactNode {
  const {saving, ratio} = prepare(values)(middleWorld(values));
  const {word, tone} = verdictOn(saving);
  const amount = saving === 0 ? '' : ` ${formatMoney(Math.abs(saving))}`;
  return <VerdictLine tone={tone}>{`取中间值，每月${word}${amount}，分享率 ${formatPercent(ratio)}。`}</VerdictLine>;
}

/** One month in the middle of every range. */
export function MonthEstimate({values}: {readonly values: Settings}): ReactNode {
  const {saving, ratio, peakRatio, without, withP2P, totalGB, breakEvenPrice} = prepare(values)(middleWorld(values));
  const amount = formatMoney(Math.abs(saving));
  const {word, tone} = verdictOn(saving);
  return (
    <div data-cost-estimate data-saving={saving.toFixed(2)} data-ratio={ratio.toFixed(4)}>
      <Meters>
        <Meter label="不用 P2P 的 CDN 费用" value={formatMoney(without)} note={`${formatMoney(totalGB)} GB`} />
        <Meter label="用 P2P 的总费用" value={formatMoney(withP2P)} note="CDN 余下的 + P2P + 固定支出" />
        <Meter
          label={word}
          value={amount}
          note={without > 0 ? `占原费用 ${formatPercent(Math.abs(saving) / without)}` : undefined}
          tone={tone}
        />
        <Meter
          label="分享率"
          value={formatPercent(ratio)}
          note={values.billing === 'peak95' ? `计费峰值处 ${formatPercent(peakRatio)}` : '全天按流量加权'}
        />
        <Meter label="P2P 单价的平衡点" value={formatPrice(breakEvenPrice)} note="每 GB 的单价高于它，就不省钱" />
      </Meters>
    </div>
  );
}

function verdictOn(saving: number): {readonly word: string; readonly tone?: 'ok' | 'danger'} {
  if (saving > 0) return {word: '省下', tone: 'ok'};
  return saving < 0 ? {word: '多花', tone: 'danger'} : {word: '不省不花'};
}
