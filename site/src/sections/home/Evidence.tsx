import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Section} from './Section.tsx';
import styles from './Evidence.module.css';

const claims = [
  {
    claim: '切片真的在观众之间传输',
    check: '在实验室开四位观众。账本按来源记下每一个字节，每个切片对照哈希。',
    to: '/lab?viewers=4&mode=live&start=1',
    action: '开四位观众',
  },
  {
    claim: 'P2P 出错，播放不中断',
    // test: tests/lab/faults.pw.ts
    check: '切断 Tracker、弄坏切片、拔掉节点：每一种故障都有一项浏览器测试，触发之后，其余观众照常播放。',
    to: '/lab',
    action: '去制造故障',
  },
  {
    claim: '文档与代码一致',
    // test: tests/engine/runningEngine.pw.ts "every documented default is what the running engine works with (hls)"
    check: 'API 参考从引擎源码生成，测试把每个默认值与运行中的引擎比对。',
    to: '/api/x2-hlsjs',
    action: '看 API 参考',
  },
  {
    claim: '样例能跑',
    // test: tests/samples/hls.pw.ts; test: tests/samples/shaka.pw.ts
    check: '页面里的网页样例就是测试里的那一份，徽章写着版本和日期。',
    to: '/docs/hls-sdk/quicestart#minimal',
    action: '看最小样例',
  },
];

export function Evidence(): ReactNode {
  return (
    <Section id="evidence" title="四件可以当场核对的事" lead="每一件都附上核对的办法，现在就能动手。" sunken>
      <dl className={styles.claims}>
        {claims.map(({claim, check, to, action}) => (
          <div className={styles.claim} key={claim}>
            <dt>{claim}</dt>
            <dd>
              {check}
              <Link to={to}>{action}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
