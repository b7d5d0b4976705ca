import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Http, P2p} from '../../components/ByteSource/index.tsx';
import {SegmentStrip} from '../../components/SegmentStrip/index.tsx';
import {Section} from './Section.tsx';
import styles from './WhenItPays.module.css';

const pays = [
  '许多人同时看同一路流、同一清晰度：赛事、发布会、热播剧首播。',
  '播放列表够长：直播建议 40 s 以上，引擎才有足够的时间提前互传。',
  '观众多在宽带或 Wi-Fi 上，平均上行接近或高于码率。',
  '你按流量或峰值带宽付 CDN 账单，并愿意用灰度数据说话。',
];

const doesNotPay = [
  '观众分散：同一时刻同一清晰度只有一两个人，分享率的上限 (n−1)/n 就很低。',
  '低延迟 HLS（LL-HLS）：部分切片（part）不经 P2P，播放位置又贴近直播边缘，几乎没有 P2P 空间。',
  '只有 5 个 2 s 切片的短播放列表：整段都落在高需求窗口内，几乎没有 P2P。',
  '不允许观众之间看到彼此 IP 的业务：WebRTC 直连做不到隐藏。',
];

export function WhenItPays(): ReactNode {
  return (
    <Section id="when" title="何时划算，何时不划算" lead="P2P 不是每种业务都值得开。先看这两栏，再决定要不要花这份力气。">
      <div className={styles.ceiling}>
        <SegmentStrip
          caption={
            <>
              <Http>来自服务器</Http>，<P2p>来自其他观众</P2p>。图中是四位观众的理想情形：每个切片只从服务器出发一次，分享率的上限是
              75%；两位观众是 50%，十位是 90%。实际通常明显低于上限。
            </>
          }
        />
      </div>
      <div className={styles.columns}>
        <Column id="worth-it" title="值得一试" mark="✓" items={pays} className={styles.pays!} />
        <Column id="not-worth-it" title="不必开" mark="✕" items={doesNotPay} className={styles.doesNotPay!} />
      </div>
      <p className={styles.uplink}>
        P2P
        用的是观众的上行：播放页开着就会上传；识别出蜂窝网络时，默认只下载；网页引擎还可以给上传速度设上限。开启之前要告知观众，并取得所需的同意。
      </p>
      <p className={styles.more}>
        <Link to="/docs/protocol/Privacy#sample-clause">怎样告知观众</Link>
        <Link to="/docs/about#limits">全部限制</Link>
        <Link to="/docs/hls-sdk/tuning">播放列表怎样配</Link>
        <Link to="/docs/price#what-counts">哪些字节会计费</Link>
      </p>
    </Section>
  );
}

type ColumnProps = {
  readonly id: string;
  readonly title: string;
  readonly mark: string;
  readonly items: readonly string[];
  readonly className: string;
};

function Column({id, title, mark, items, className}: ColumnProps): ReactNode {
  return (
    <div className={className}>
      <h3 id={id} className={styles.heading}>
        <span aria-hidden="true">{mark}</span> {title}
      </h3>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
