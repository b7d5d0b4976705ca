import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {owner} from '../../../config/owner.ts';
import {ownerValue} from '../../../config/ownerValue.ts';
import {Section} from './Section.tsx';
import styles from './NextSteps.module.css';

export function NextSteps(): ReactNode {
  return (
    <Section id="next" title="下一步">
      <div className={styles.paths}>
        <div>
          <h3 id="for-developers">我来写代码</h3>
          <p>选平台，复制最小样例，看到第一个 P2P 字节。</p>
          <Link className="button button--primary" to="/docs/intro">
            快速开始
          </Link>
        </div>
        <div>
          <h3 id="for-deciders">我来做决定</h3>
          <p>先算账，再看合规与退路，最后看怎样灰度、怎样回滚。</p>
          <Link className="button button--secondary button--outline" to="/docs/accessflow">
            接入流程
          </Link>
          <p className={styles.more}>
            <Link to="/tools/cost">成本测算</Link>
            <Link to="/docs/protocol/Privacy#sdk-compliance">隐私与合规</Link>
            <Link to="/docs/faq/accountandbilling#stop-using">怎样停用</Link>
          </p>
        </div>
        <div>
          <h3 id="for-customers">我已有账号</h3>
          <p>创建令牌、绑定域名或应用，都在控制台完成。</p>
          <Link className="button button--secondary button--outline" href={ownerValue(owner.consoleUrl)}>
            登录控制台
          </Link>
        </div>
      </div>
    </Section>
  );
}
