import type {ReactNode} from 'react';
import {AddressProblems} from '@site/src/address/AddressProblems';
import {useAddressState} from '@site/src/address/useAddressState';
import {Button, NumberField, Panel} from '@site/src/components/controls';
import layout from '@site/src/components/controls/layout.module.css';
import {Meter, Meters, ShareLink} from '../shared';
import {formatNumber, formatPercent} from '../shared/format';
import {Assumptions} from './Assumptions';
import {Inputs} from './Inputs';
import {Outcome} from './Outcome';
import {middleWorld, prepare} from './estimate';
import {formatMoney, formatPrice} from './formatMoney';
import {address, limits} from './settings';
import {example, useSimulation} from './useSimulation';
import styles from './cost.module.css';

export function CostTool(): ReactNode {
  const {values, change, reset, resets, problems, link, isWhole} = useAddressState(address);
  const {phase, progress, outcome, problem, start, cancel} = useSimulation();
  const estimate = prepare(values)(middleWorld(values));
  const isExample = outcome === example;
  const isStale = address.toSearch(outcome.settings) !== address.toSearch(values);
  return (
    <>
      <AddressProblems problems={problems} />
      <Panel headingId="inputs" title="你的服务" hint="两个单价都是示例单价，为了让页面有数可看，不是任何人的报价。换成你合同里的数，货币单位随你。">
        <Inputs key={resets} values={values} onChange={change} />
        <div className={layout.actions}>
          <Button onClick={reset}>恢复例子</Button>
          <ShareLink link={link} isWhole={isWhole} />
        </div>
      </Panel>
      <Panel headingId="estimate" title="一个月的估算：各范围取中间值" hint="GB = 10⁹ 字节，一个月按 30 天。金额的单位就是你填的单价的单位。">
        <div data-cost-estimate data-saving={estimate.saving.toFixed(2)} data-ratio={estimate.ratio.toFixed(4)}>
          <p className={layout.spoken} role="status">
            {estimate.saving === 0 ? '每月不省不花' : `每月${estimate.saving > 0 ? '省下' : '多花'} ${formatMoney(Math.abs(estimate.saving))}`}，分享率 {formatPercent(estimate.ratio)}。
          </p>
          <Meters>
            <Meter label="不用 P2P 的 CDN 费用" value={formatMoney(estimate.without)} note={`${formatMoney(estimate.totalGB)} GB`} tone="http" />
            <Meter label="用 P2P 的总费用" value={formatMoney(estimate.withP2P)} note="CDN 余下的 + P2P + 固定支出" tone="p2p" />
            <Meter
              label={estimate.saving > 0 ? '省下' : estimate.saving < 0 ? '多花' : '不省不花'}
              value={formatMoney(Math.abs(estimate.saving))}
              note={estimate.without > 0 ? `占原费用 ${formatPercent(Math.abs(estimate.saving) / estimate.without)}` : undefined}
              tone={estimate.saving > 0 ? 'ok' : estimate.saving < 0 ? 'danger' : undefined}
            />
            <Meter label="分享率" value={formatPercent(estimate.ratio)} note={values.billing === 'peak95' ? `计费峰值处 ${formatPercent(estimate.peakRatio)}` : '全天按流量加权'} />
            <Meter label="P2P 单价的平衡点" value={formatPrice(estimate.breakEvenPrice)} note="每 GB 的单价高于它，就不省钱" />
          </Meters>
        </div>
      </Panel>
      <Panel headingId="assumptions" title="假设，以及没有算进去的">
        <Assumptions billing={values.billing} />
      </Panel>
      <Panel headingId="range" title="把不确定算进去" hint="在你填的范围里随机取上千种可能，每种算一个月。范围越宽，答案越散；散，就是现在还不知道。">
        <div className={styles.samples}>
          <NumberField label="取多少种可能" {...limits.samples} integer unit="种" value={values.samples} onChange={(samples) => change({samples})} />
        </div>
        <div className={layout.actions}>
          {phase === 'running' ? (
            <Button className={styles.start} onClick={cancel}>取消</Button>
          ) : (
            <Button kind="primary" className={styles.start} onClick={() => start(values)}>
              计算范围
            </Button>
          )}
          <progress className={styles.progress} aria-label="计算进度" value={phase === 'running' ? progress : 0} max={1} data-idle={phase !== 'running' || undefined} />
        </div>
        <p className={styles.said} role="status" data-simulation={phase === 'running' ? 'running' : isExample ? 'example' : 'done'}>
          {problem ?? (phase === 'running' ? `正在计算，${formatPercent(progress, 0)}。` : isStale ? `输入改过了，下面还是${isExample ? '例子' : '改之前'}的结果。` : `${isExample ? '例子的结果，' : ''}算了 ${formatNumber(outcome.settings.samples, 0)} 种可能。`)}
        </p>
        <Outcome outcome={outcome} />
      </Panel>
    </>
  );
}
