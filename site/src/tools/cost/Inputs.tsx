import {useState, type ReactNode} from 'react';
import {ChoiceField, NumberField, SliderField} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {formatNumber, formatPercent} from '../shared/format.ts';
import {priceAfter, type CdnPrice} from './estimate.ts';
import {limits, type Settings} from './settings.ts';
import styles from './cost.module.css';

type Props = {readonly values: Settings; readonly onChange: (part: Partial<Settings>) => void};

export function Inputs({values, onChange}: Props): ReactNode {
  /** The last change of the way of billing: the price before it, and whether the new one was cut. A link carries the present price alone. */
  const [change, setChange] = useState<{readonly left: CdnPrice; readonly isCut: boolean}>();
  const isCut = change?.isCut && change.left.billing !== values.billing && values.cdn === limits.price.max;
  const byTraffic = values.billing === 'traffic';
  const share = {...limits.share, step: 0.01, format: (value: number) => formatPercent(value, 0)};
  return (
    <div className={styles.inputs}>
      <ChoiceField
        label="CDN 怎么计费"
        value={values.billing}
        options={[
          {value: 'traffic', label: '按流量'},
          {value: 'peak95', label: '按 95 峰值带宽'},
        ]}
        onChange={(billing) => {
          const made = priceAfter(values, billing, change?.left);
          setChange({left: {billing: values.billing, cdn: values.cdn}, isCut: made.isCut});
          onChange({billing, cdn: made.cdn});
        }}
      />
      <div className={layout.fields}>
        <NumberField
          label="每天的峰值带宽"
          hint="人数 × 码率：2 万人看 3 Mbit/s，是 60 Gbit/s。按 95 峰值（去掉最高的 5% 之后的峰值）计费时也填每天的最高值，计费的峰值由工具按全天的曲线推算。"
          {...limits.peak}
          unit="Gbit/s"
          value={values.peak}
          onChange={(peak) => onChange({peak})}
        />
        <SliderField
          label="全天平均 ÷ 峰值"
          hint="越小，高峰越尖。"
          {...limits.load}
          step={0.01}
          format={share.format}
          value={values.load}
          onChange={(load) => onChange({load})}
        />
        <NumberField
          label="平均码率"
          {...limits.bitrate}
          unit="Mbit/s"
          value={values.bitrate}
          onChange={(bitrate) => onChange({bitrate})}
        />
        <NumberField
          label="同时在播的频道"
          hint="点播填同时有人看的影片数。"
          {...limits.channels}
          integer
          unit="个"
          value={values.channels}
          onChange={(channels) => onChange({channels})}
        />
        <SliderField
          label="热门集中程度（Zipf 指数）"
          hint="0 是各频道一样多，1 常见，2 是约六成的人在看第一名。"
          {...limits.zipf}
          step={0.1}
          format={formatNumber}
          value={values.zipf}
          onChange={(zipf) => onChange({zipf})}
        />
        <NumberField
          label="每个频道有人看的清晰度"
          {...limits.variants}
          integer
          unit="个"
          value={values.variants}
          onChange={(variants) => onChange({variants})}
        />
        <NumberField
          label={byTraffic ? 'CDN 单价（示例单价）' : 'CDN 单价（示例单价），每 Mbit/s 每月'}
          hint={
            isCut
              ? `按同样的月费折算，超过了能填的最大值，已改为 ${formatNumber(limits.price.max)}；月费因此比换之前少。`
              : '切换计费方式时，单价按同样的月费自动折算；折算后没有改动，再切换回来，仍是原来的单价。'
          }
          {...limits.price}
          unit={byTraffic ? '每 GB' : '每 Mbit/s'}
          value={values.cdn}
          onChange={(cdn) => onChange({cdn})}
        />
        <NumberField
          label="P2P 单价（示例单价）"
          hint="我们不在这里报价，以控制台公示为准。"
          {...limits.price}
          unit="每 GB"
          value={values.p2p}
          onChange={(p2p) => onChange({p2p})}
        />
        <NumberField
          label="固定支出（示例金额）"
          hint="套餐月费、Tracker 服务器、维护工时。"
          {...limits.fixed}
          unit="每月"
          value={values.fixed}
          onChange={(fixed) => onChange({fixed})}
        />
      </div>
      <fieldset className={styles.ranges}>
        <legend>说不准的三件事：各填一个从低到高的范围</legend>
        <div className={layout.fields}>
          <div className={styles.range}>
            <SliderField label="能互连的观众，最少" {...share} value={values.connectLo} onChange={(connectLo) => onChange({connectLo})} />
            <SliderField label="能互连的观众，最多" {...share} value={values.connectHi} onChange={(connectHi) => onChange({connectHi})} />
          </div>
          <div className={styles.range}>
            <NumberField
              label="平均上行，最少"
              {...limits.uplink}
              unit="Mbit/s"
              value={values.uplinkLo}
              onChange={(uplinkLo) => onChange({uplinkLo})}
            />
            <NumberField
              label="平均上行，最多"
              {...limits.uplink}
              unit="Mbit/s"
              value={values.uplinkHi}
              onChange={(uplinkHi) => onChange({uplinkHi})}
            />
          </div>
          <div className={styles.range}>
            <SliderField label="调度做到上限的几成，最少" {...share} value={values.reachLo} onChange={(reachLo) => onChange({reachLo})} />
            <SliderField label="调度做到上限的几成，最多" {...share} value={values.reachHi} onChange={(reachHi) => onChange({reachHi})} />
          </div>
        </div>
      </fieldset>
    </div>
  );
}
