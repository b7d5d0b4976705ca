import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Http, P2p} from '../../components/ByteSource/index.tsx';
import {Segment} from '../../components/Segment/index.tsx';
import {Section} from './Section.tsx';
import styles from './Windows.module.css';

/** Every fourth segment nobody has passed on yet: as it comes into the window, the server has to send it. */
const segments = Array.from({length: 28}, (_, index) => index % 4 === 2);

/** The two windows of the scheduler, as the playhead passes over the segments. */
export function Windows(): ReactNode {
  return (
    <Section
      id="how"
      title="马上要播的走 HTTP，其余的先问其他观众"
      lead={
        <>
          播放位置前面的一小段叫<b>高需求窗口</b>，网页引擎默认 15 s：进了窗口还没到手的切片，立刻<Http>向服务器取</Http>
          ；更远的，先<P2p>向其他观众要</P2p>。
        </>
      }
    >
      <figure
        className={styles.figure}
        role="img"
        aria-label="播放位置之后是高需求窗口，窗口里缺的由服务器补上；之后的来自其他观众，还缺的先空着。"
      >
        <div className={styles.axis} aria-hidden="true">
          <span>播放位置</span>
          <span>高需求窗口：缺的立刻走 HTTP</span>
          <span>更远：先问其他观众</span>
        </div>
        <div className={styles.view} aria-hidden="true">
          <Strip className={styles.ahead!} missing="none" />
          <Strip className={styles.near!} missing="http" />
          <span className={styles.playhead} />
        </div>
      </figure>
      <ol className={styles.steps}>
        <li>
          <h3 id="how-meet">找到同看的人</h3>
          <p>播放列表的地址（去掉查询参数）决定群组，Tracker 替同组的人交换连接信息。媒体数据不经过 Tracker。</p>
        </li>
        <li>
          <h3 id="how-share">各取一份，再交换</h3>
          <p>还没有人有的切片，由某位观众从 CDN 取一次；有人持有之后，其余观众直接找他要。</p>
        </li>
        <li>
          <h3 id="how-fallback">取不到就改走 CDN</h3>
          <p>节点断开或超时，就换人或改走 CDN，已收到的部分用 Range 续传。</p>
        </li>
      </ol>
      <p>
        <Link to="/docs/about#how">完整原理与数据流</Link>
      </p>
    </Section>
  );
}

function Strip({className, missing}: {readonly className: string; readonly missing: 'none' | 'http'}): ReactNode {
  return (
    <div className={className}>
      <div className={styles.strip}>
        {segments.map((isMissing, index) => (
          <Segment key={index} source={isMissing ? missing : 'p2p'} size="lane" />
        ))}
      </div>
    </div>
  );
}
