import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import {LAB_STREAM} from '../liveWindow.ts';
import {RECENT_SECONDS} from '../protocol.ts';
import type {LabSettings} from '../run/settings.ts';
import styles from './Reading.module.css';

const TITLE = '这些数说明什么，不说明什么';

/** How to read the figures, and what they do not show. */
export function Reading({settings}: {readonly settings: LabSettings}): ReactNode {
  const {segmentSeconds, windowSegments} = LAB_STREAM;
  const distance = (windowSegments - 1) * segmentSeconds;
  const room = distance - settings.options.highDemandTimeWindow;
  return (
    // Named by its words alone: the heading also holds a link to itself.
    <section className={styles.reading} aria-label={TITLE}>
      <Heading as="h2" id="reading">
        {TITLE}
      </Heading>
      <dl className={styles.list}>
        <div>
          <dt>上限 (n−1)/n</dt>
          <dd>每个切片总得有一位观众先从服务器取来。4 位观众最多省 75%，8 位最多省 87.5%，1 位观众一个字节也省不了。</dd>
        </div>
        <div>
          <dt>开头为什么低</dt>
          <dd>
            刚进场的观众急着起播，高需求窗口里的切片优先走 HTTP。所以直播的大字显示最近 {RECENT_SECONDS}
            &nbsp;s，短时间可高于上限；旁边另列从开始算起的数。点播只有后者。
          </dd>
        </div>
        <div>
          <dt>直播延迟</dt>
          <dd>
            {`这路直播的窗口是 ${windowSegments} 个 ${segmentSeconds}\u00a0s 切片，观众落后直播边缘约 ${distance}\u00a0s。减去 ${settings.options.highDemandTimeWindow}\u00a0s 高需求窗口，P2P 空间约 ${Math.max(0, room)}\u00a0s。离直播边缘越近，延迟越低，能省的也越少，两者不能兼得。`}
          </dd>
        </div>
        <div>
          <dt>对照组</dt>
          <dd>对照组与 P2P 组停在同样的位置，才能比字节。只用 hls.js 时，它默认离直播边缘 3 个切片，延迟更低：这是 P2P 要付的代价。</dd>
        </div>
        <div>
          <dt>这里没有的困难</dt>
          <dd>
            不加入别的设备时，所有观众在同一台设备上，上行带宽不是瓶颈，也没有 NAT 与跨运营商；同一个 Wi-Fi
            里的两台设备也是这样。这一页证明机制是真的、数据没有错，不预测你的分享率。要那个数，请
            <Link to="/docs/accessflow#canary">灰度接入</Link>后自己量。
          </dd>
        </div>
        <div>
          <dt>怎么做到不用 Tracker 服务器</dt>
          <dd>
            引擎照常向 Tracker 的地址开 WebSocket；实验室在每位观众的页面里换掉了那一个地址的 WebSocket，用浏览器的 BroadcastChannel
            说同样的协议。引擎代码一行没改，连接、传输、校验都是真的。
          </dd>
        </div>
        <div>
          <dt>两台设备怎么相遇</dt>
          <dd>
            码里只有建立一条数据通道要知道的东西：证书指纹、一次性的凭据和几个地址。两页连上以后，把各自观众的信令转给对方，引擎再自己去连；切片在两台设备的观众之间直接走，不经过这条通道。有
            Tracker 时一个码就够，没有时要两个。
          </dd>
        </div>
      </dl>
    </section>
  );
}
