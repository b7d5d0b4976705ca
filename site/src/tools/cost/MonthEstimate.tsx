import type {ReactNode} from 'react';
import layout from '../../components/controls/layout.module.css';
import {Meter, Meters} from '../shared/index.ts';
import {formatPercent} from '../shared/format.ts';
import {middleWorld, prepare} from './estimate.ts';
import {formatMoney, formatPrice} from './formatMoney.ts';
import type {Settings} from './settings.ts';

/** One month in the middle of every range. */
export function MonthEstimate({values}: {readonly values: Settings}): ReactNode {
  const {saving, ratio, peakRatio, without, withP2P, totalGB, breakEvenPrice} = prepare(values)(middleWorld(values));
  const amount = formatMoney(Math.abs(saving));
  const {word, tone} = verdictOn(saving);
  return (
    <div data-cost-estimate data-saving={saving.toFixed(2)} data-ratio={ratio.toFixed(4)}>
      <p className={layout.spoken} role="status">
        {`每月${word}${saving === 0 ? '' : ` ${amount}`}，分享率 ${formatPercent(ratio)}。`}
      </p>
      <Meters>
        <Meter label="不用 P2P 的 CDN 费用" value={formatMoney(without)} note={`${formatMoney(totalGB)} GB`} tone="http" />
        <Meter label="用 P2P 的总费用" value={formatMoney(withP2P)} note="CDN 余下的 + P2P + 固定支出" tone="p2p" />
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
