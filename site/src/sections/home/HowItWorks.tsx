import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Http, P2p} from '../../components/ByteSource/index.tsx';
import {Section} from './Section.tsx';
import styles from './HowItWorks.module.css';

export function HowItWorks(): ReactNode {
  return (
    <Section
      id="how"
      title="马上要播的走 HTTP，其余的先问其他观众"
      lead={
        <>
          引擎沿着播放位置把切片分成两段：马上要播的，先保证不卡；还来得及的，先问别的观众。边界叫<b>高需求窗口</b>，默认 15
          s，可以在运行中修改。
        </>
      }
    >
      <PlayheadFigure />
      <ol className={styles.steps}>
        <li>
          <h3 id="how-meet" className={styles.step}>
            找到同看的人
          </h3>
          <p>
            播放列表的地址（去掉查询参数）决定群组。引擎向 Tracker 公告，换来别人的连接信息。<strong>媒体数据不经过 Tracker。</strong>
          </p>
        </li>
        <li>
          <h3 id="how-share" className={styles.step}>
            各取一份，再交换
          </h3>
          <p>
            还没有人有的切片，由某位观众<Http>从 CDN 取一次</Http>；有人持有之后，其余观众<P2p>直接找他要</P2p>。
          </p>
        </li>
        <li>
          <h3 id="how-fallback" className={styles.step}>
            取不到就改走 CDN
          </h3>
          <p>
            节点断开或超时，就换别的节点或改走 CDN，已收到的部分用 Range 续传；校验不过的切片整片丢弃，重新取。
            <Link to="/lab">在实验室里逐个制造这些故障</Link>，看播放是否继续。
          </p>
        </li>
      </ol>
      <p className={styles.more}>
        <Link to="/docs/about#how">完整原理与数据流</Link>
      </p>
    </Section>
  );
}

/** The time axis that the scheduler sees; a picture of proportions, read out in words. */
function PlayheadFigure(): ReactNode {
  return (
    <figure
      className={styles.axis}
      role="img"
      aria-label="播放位置之后依次是：已缓冲、高需求窗口（HTTP 优先）、其后的切片（P2P 优先，没有人有时由随机一位观众走 HTTP）。"
    >
      <div className={styles.track} aria-hidden="true">
        <span className={styles.urgent}>高需求窗口：HTTP 优先</span>
        <span className={styles.ahead}>更远的切片：P2P 优先</span>
      </div>
      <div className={styles.legend} aria-hidden="true">
        <span>▲ 播放位置</span>
        <span>15 s</span>
        <span>更晚播放 →</span>
      </div>
    </figure>
  );
}
