import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Section} from './Section.tsx';
import styles from './WhenItPays.module.css';

/** Answers to the same question stand in the same line: the audience, the playlist, its networks, the bill. */
const rows = [
  ['许多人同时看同一路流、同一清晰度：赛事、发布会、首播', '观众分散，同一时刻同一清晰度只有一两个人'],
  ['播放列表够长：直播 40 s 以上，引擎来得及提前互传', '低延迟 HLS（LL-HLS），或只有 5 个 2 s 切片的短列表'],
  ['观众多在宽带或 Wi-Fi 上，平均上行接近或高于码率', '观众多在蜂窝网络上：识别出来时默认只下载'],
  ['按流量或峰值带宽付 CDN 账单', '业务不允许观众之间看到彼此的 IP：WebRTC 直连藏不住'],
] as const;

export function WhenItPays(): ReactNode {
  return (
    <Section id="when" title="何时划算，何时不划算">
      <div className={styles.columns}>
        <h3 id="worth-it">划算</h3>
        <ul>
          {rows.map(([pays]) => (
            <li key={pays}>{pays}</li>
          ))}
        </ul>
        <h3 id="not-worth-it">不划算</h3>
        <ul>
          {rows.map(([, doesNot]) => (
            <li key={doesNot}>{doesNot}</li>
          ))}
        </ul>
      </div>
      <p className={styles.more}>
        P2P 用的是观众的上行，开启之前要<Link to="/docs/protocol/Privacy#sample-clause">告知观众并取得同意</Link>。还有
        <Link to="/docs/about#limits">全部限制</Link>、<Link to="/docs/hls-sdk/tuning">播放列表怎样配</Link>、
        <Link to="/docs/price#what-counts">哪些字节会计费</Link>。
      </p>
    </Section>
  );
}
