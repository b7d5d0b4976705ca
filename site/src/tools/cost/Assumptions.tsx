import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Settings} from './settings.ts';
import styles from './cost.module.css';

export function Assumptions({billing}: Pick<Settings, 'billing'>): ReactNode {
  return (
    <ul className={styles.assumptions}>
      <li>
        费用的算法与<Link to={billing === 'traffic' ? '/docs/price#example-traffic' : '/docs/price#example-peak'}>计费说明里的算式</Link>
        相同：
        <span>
          {billing === 'traffic'
            ? '省下的是 P2P 替代的流量 ×（CDN 单价 − P2P 单价），再减去固定支出。'
            : '省下的只看计费峰值处少了多少带宽，P2P 却按全月流量付。'}
        </span>
      </li>
      <li>
        每个频道的每个清晰度是一个群组，观众在清晰度之间平分。n 个能互连的人里，分享率不超过 (n − 1) ÷ n，也不超过上行 ÷
        码率。连不上的人全部走 CDN。
      </li>
      <li>一天的流量按一条平滑的曲线算，频道按 Zipf 分布。比赛那样的尖峰，请把那几个小时单独算一次。</li>
      <li>三个范围里每个值的可能性相同，互不相干。真实情况多半在中间，所以两端算得偏宽。</li>
      <li>
        一个月的估算取各范围的中点，中位数取自全部取样。上行够用之后再多也不多省，所以两者不会相等。按流量计费、固定支出填 0 时，只要 P2P
        单价低于 CDN 单价，有互传就省钱，各项边界都落在极端处：请先填上固定支出。
      </li>
      <li>
        播放列表、密钥与初始化切片不走 P2P，在相减时消掉了。点播预取多下的流量、TURN 中继、接入所花的人力没有算，有就写进固定支出。CDN
        合同的保底用量与阶梯价也没有算。
      </li>
      <li>
        这些都是推算。先<Link to="/docs/accessflow#canary">灰度</Link>，用实测的分享率代替上面的猜测；放量小的时候测到的偏低。
      </li>
    </ul>
  );
}
