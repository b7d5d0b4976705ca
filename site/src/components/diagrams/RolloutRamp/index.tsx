import type {ReactNode} from 'react';
import {Figure} from '../Figure/index.tsx';
import styles from './styles.module.css';

/** Our suggested ladder; the percentages are a plan, not a measurement. */
const stages = [
  {share: 1, name: '内部与白名单', hold: '至少覆盖一次真实晚高峰'},
  {share: 5, name: '首批观众', hold: '至少一个完整自然日'},
  {share: 20, name: '选定的地区与运营商，同地同网留对照', hold: '至少两个完整自然日'},
  {share: 50, name: '对半对照', hold: '至少一周，含一次大型活动更好'},
  {share: 100, name: '全量，保留 1% 对照组', hold: '长期'},
];

/** The steps of a staged rollout, each held until its gate passes. */
export function RolloutRamp(): ReactNode {
  return (
    <Figure caption="建议的放量步骤。比例与停留时间是本站的规划建议，不是实测结论；每一级的护栏指标都达标，再上一级。1% 到 20% 是灰度，50% 与 100% 是放量。5% 与 20% 两级的对照组取同一地区、同一运营商的观众；内部与白名单一级只看有没有变坏，不作比较。">
      <ol className={styles.stages}>
        {stages.map(({share, name, hold}) => (
          <li className={styles.stage} key={share}>
            <span className={styles.share}>{share}%</span>
            <span className={styles.bar} aria-hidden="true">
              <span className={styles.fill} style={{'--share': share / 100}} />
            </span>
            <span className={styles.words}>
              <b>{name}</b>
              <span className={styles.hold}>{hold}</span>
            </span>
          </li>
        ))}
      </ol>
    </Figure>
  );
}
